import type { Rule } from '../Rule';
import { isQuery } from '../source/isQuery';

export const notFalse: Rule = {
  id: 'not-false',
  since: 5,
  kind: 'differs',
  message: '`not` may be missing from a group. Ask for truth, not for `false`.',
  sections: ['not-may-be-missing'],
  match: (source, found) => {
    for (const node of source.nodes('BinaryExpression')) {
      const { left, right, operator } = node;
      if (left.type !== 'MemberExpression' || left.property.name !== 'not' || right.value !== false) continue;
      if (!isQuery(source, left.object)) continue;
      if (operator === '===')
        found({
          node,
          edit: (text) => text.appendLeft(node.start, '!').remove(left.end, right.end),
        });
      else if (operator === '!==') found({ node });
    }
  },
  sample: {
    before: `import type { RuleGroupType } from 'react-querybuilder';

const isPlain = (group: RuleGroupType) => group.not === false;

export const show = () => String(isPlain({ combinator: 'and', rules: [], not: false }));
`,
    after: `import type { RuleGroupType } from 'react-querybuilder';

const isPlain = (group: RuleGroupType) => !group.not;

export const show = () => String(isPlain({ combinator: 'and', rules: [], not: false }));
`,
  },
};
