import type { Rule } from '../Rule';
import { attributeOf, elementsOf, hasSpread } from '../source/ofLibrary';

export const buttonRuleOrGroup: Rule = {
  id: 'button-rule-or-group',
  since: 5,
  kind: 'breaks',
  message: 'Buttons that you render yourself need `ruleOrGroup`, the rule or group that they belong to.',
  sections: ['types-of-controls'],
  match: (source, found) => {
    for (const node of elementsOf(source, ['ActionElement']))
      if (!attributeOf(node, 'ruleOrGroup') && !hasSpread(node)) found({ node });
  },
  sample: {
    before: `import { ActionElement, type RuleProps } from 'react-querybuilder';

export const Copy = ({ path, rule }: RuleProps) => (
  <ActionElement label="Copy" path={path} level={path.length} handleOnClick={() => console.log(rule)} />
);
`,
    after: `import { ActionElement, type RuleProps } from 'react-querybuilder';

export const Copy = ({ path, rule }: RuleProps) => (
  <ActionElement label="Copy" path={path} level={path.length} ruleOrGroup={rule} handleOnClick={() => console.log(rule)} />
);
`,
  },
};
