import type { Rule } from '../Rule';

const gone = ['@react-querybuilder/ctx', '@react-querybuilder/ts'];

export const gonePackages: Rule = {
  id: 'gone-packages',
  since: 6,
  kind: 'breaks',
  message: '`@react-querybuilder/ctx` and `@react-querybuilder/ts` are gone. `react-querybuilder` has what they had.',
  sections: ['two-packages-and-two-names-are-gone'],
  match: (source, found) => {
    for (const { source: module } of source.nodes('ImportDeclaration'))
      if (gone.includes(module.value))
        found({ node: module, edit: (text) => text.overwrite(module.start + 1, module.end - 1, 'react-querybuilder') });
  },
  sample: {
    before: `import type { RuleGroupType } from '@react-querybuilder/ts';

const empty: RuleGroupType = { id: 'root', combinator: 'and', rules: [] };

export const show = () => JSON.stringify(empty);
`,
    after: `import type { RuleGroupType } from 'react-querybuilder';

const empty: RuleGroupType = { id: 'root', combinator: 'and', rules: [] };

export const show = () => JSON.stringify(empty);
`,
  },
};
