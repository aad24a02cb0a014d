import type { Rule } from '../Rule';
import { importsFrom } from '../source/ofLibrary';

export const findRule: Rule = {
  id: 'find-rule',
  since: 4,
  kind: 'breaks',
  message: '`findRule(id, query)` is gone. `findPath(path, query)` takes its place, with a path instead of an id.',
  sections: ['paths-instead-of-ids'],
  match: (source, found) => {
    for (const { node } of importsFrom(source, ['findRule'])) found({ node });
  },
  sample: {
    before: `import { findRule, type RuleGroupType } from 'react-querybuilder';

const query: RuleGroupType = { id: 'root', combinator: 'and', rules: [{ id: 'a', field: 'year', operator: '=', value: 1950 }] };

export const show = () => JSON.stringify((findRule('a', query) as { value: unknown }).value);
`,
    after: `import { findPath, type RuleGroupType } from 'react-querybuilder';

const query: RuleGroupType = { id: 'root', combinator: 'and', rules: [{ id: 'a', field: 'year', operator: '=', value: 1950 }] };

export const show = () => JSON.stringify((findPath([0], query) as { value: unknown }).value);
`,
  },
};
