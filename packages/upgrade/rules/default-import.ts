import { renamed } from '../kinds/renamed';

export const defaultImport = renamed({
  id: 'default-import',
  since: 4,
  kind: 'optional',
  isLasting: true,
  message:
    'The builder has a name of its own, `QueryBuilder`. The default import still works, up to release 8; changing it is optional.',
  sections: ['query-is-controlled'],
  names: { default: { imported: 'QueryBuilder' } },
  sample: {
    before: `import Builder from 'react-querybuilder';

export const show = () => <Builder fields={[{ name: 'title', label: 'Title' }]} onQueryChange={console.log} />;
`,
    after: `import { QueryBuilder as Builder } from 'react-querybuilder';

export const show = () => <Builder fields={[{ name: 'title', label: 'Title' }]} onQueryChange={console.log} />;
`,
  },
});
