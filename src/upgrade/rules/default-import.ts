import { renamed } from '../kinds/renamed';

export const defaultImport = renamed({
  id: 'default-import',
  since: 4,
  kind: 'optional',
  message: 'The builder has a name of its own, `QueryBuilder`. The default import still works.',
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
