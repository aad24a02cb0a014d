import type { Rule } from '../Rule';
import { callsOf } from '../source/ofLibrary';

export const numerifyValues: Rule = {
  id: 'numerify-values',
  since: 8,
  kind: 'breaks',
  message:
    '`numerifyValues` wants `fields`, for which an empty list will do, and changes nothing without `parseNumbers`.',
  sections: ['tools-are-stricter-and-mend-a-fault'],
  match: (source, found) => {
    for (const node of callsOf(source, ['numerifyValues'])) {
      const [query, options] = node.arguments;
      if (!query || options || query.type === 'SpreadElement') continue;
      found({ node, edit: (text) => text.appendLeft(query.end, ', { fields: [], parseNumbers: true }') });
    }
  },
  sample: {
    before: `import { numerifyValues, type RuleGroupType } from 'react-querybuilder';

const numbers = (query: RuleGroupType) => numerifyValues(query);

export const show = () => JSON.stringify(numbers({ combinator: 'and', rules: [{ field: 'year', operator: '=', value: '1950' }] }).rules.map((rule) => typeof rule === 'object' && 'value' in rule && rule.value));
`,
    after: `import { numerifyValues, type RuleGroupType } from 'react-querybuilder';

const numbers = (query: RuleGroupType) => numerifyValues(query, { fields: [], parseNumbers: true });

export const show = () => JSON.stringify(numbers({ combinator: 'and', rules: [{ field: 'year', operator: '=', value: '1950' }] }).rules.map((rule) => typeof rule === 'object' && 'value' in rule && rule.value));
`,
  },
};
