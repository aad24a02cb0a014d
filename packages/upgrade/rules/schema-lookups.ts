import type { Rule } from '../Rule';

export const schemaLookups: Rule = {
  id: 'schema-lookups',
  since: 4,
  kind: 'breaks',
  message:
    '`schema.getLevel` is gone: use the length of `path`. `schema.isRuleGroup` is an export of the library, `isRuleGroup`.',
  sections: ['a-custom-rule-or-rulegroup'],
  match: (source, found) => {
    for (const node of source.nodes('MemberExpression'))
      if (
        ['getLevel', 'isRuleGroup'].includes(node.property.name) &&
        'schema' === (node.object.name ?? node.object.property?.name)
      )
        found({ node });
  },
  sample: {
    before: `import type { RuleGroupProps } from 'react-querybuilder';

export const Level = ({ schema, id }: RuleGroupProps) => <small>{schema.getLevel(id)}</small>;
`,
    after: `import type { RuleGroupProps } from 'react-querybuilder';

export const Level = ({ path }: RuleGroupProps) => <small>{path.length}</small>;
`,
  },
};
