import type { Rule } from '../Rule';

export const idPrefix: Rule = {
  id: 'id-prefix',
  since: 5,
  kind: 'differs',
  message: 'Ids are UUIDs: none begins with `r-` or `g-`. Tell rules from groups with `isRuleGroup`.',
  sections: ['ids-are-uuids'],
  match: (source, found) => {
    for (const node of source.nodes('CallExpression'))
      if (node.callee.property?.name === 'startsWith' && /^[rg]-$/.test(node.arguments[0]?.value)) found({ node });
  },
  sample: {
    before: `import type { RuleGroupType, RuleType } from 'react-querybuilder';

export const isGroup = (entry: RuleType | RuleGroupType) => !!entry.id?.startsWith('g-');
`,
    after: `import { isRuleGroup, type RuleGroupType, type RuleType } from 'react-querybuilder';

export const isGroup = (entry: RuleType | RuleGroupType) => isRuleGroup(entry);
`,
  },
};
