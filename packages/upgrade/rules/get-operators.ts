import type { Rule } from '../Rule';

export const getOperators: Rule = {
  id: 'get-operators',
  since: 7,
  kind: 'breaks',
  message: 'Functions of `schema` such as `getOperators` need `{ fieldData }` as their last argument.',
  sections: ['options-have-a-value'],
  match: (source, found) => {
    const wanted: Record<string, number> = { getOperators: 2, getValueEditorType: 3, getInputType: 3, getValues: 3 };
    for (const node of source.nodes('CallExpression')) {
      const name = node.callee.property?.name;
      const object = node.callee.object?.name ?? node.callee.object?.property?.name;
      if (object === 'schema' && Object.hasOwn(wanted, name) && node.arguments.length < (wanted[name] ?? 0))
        found({ node });
    }
  },
  sample: {
    before: `import type { RuleProps } from 'react-querybuilder';

export const Count = ({ schema, rule }: RuleProps) => <small>{schema.getOperators(rule.field).length}</small>;
`,
    after: `import type { RuleProps } from 'react-querybuilder';

export const Count = ({ schema, rule }: RuleProps) => {
  const fieldData = schema.fieldMap[rule.field];
  return <small>{fieldData && schema.getOperators(rule.field, { fieldData }).length}</small>;
};
`,
  },
};
