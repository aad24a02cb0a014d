import type { Rule } from '../Rule';
import { importsFrom } from '../source/ofLibrary';

export const dndNames: Rule = {
  id: 'dnd-names',
  since: 5,
  kind: 'breaks',
  message:
    '`QueryBuilderWithoutDndProvider` and `DNDType` are gone: use `QueryBuilderDndWithoutProvider` of `@react-querybuilder/dnd`, and the texts `rule` and `ruleGroup`.',
  sections: ['drag-and-drop-is-a-package-of-its-own'],
  match: (source, found) => {
    for (const { node } of importsFrom(source, ['QueryBuilderWithoutDndProvider', 'DNDType'])) found({ node });
  },
  sample: {
    before: `import { DNDType } from 'react-querybuilder';

export const show = () => [DNDType.rule, DNDType.ruleGroup].join();
`,
    after: `export const show = () => ['rule', 'ruleGroup'].join();
`,
  },
};
