import type { Rule } from '../Rule';

export const valueSources: Rule = {
  id: 'value-sources',
  since: 8,
  kind: 'differs',
  message: '`schema.getValueSources` returns options with `name`, `value` and `label`; it returned names.',
  sections: ['value-sources-are-options'],
  match: (source, found) => {
    for (const node of source.nodes('CallExpression')) {
      const { object, property } = node.callee;
      if (property?.name === 'getValueSources' && 'schema' === (object.name ?? object.property?.name)) found({ node });
    }
  },
  sample: {
    before: `import type { RuleProps } from 'react-querybuilder';

export const Hint = ({ schema, rule }: RuleProps) => {
  const fieldData = schema.fieldMap[rule.field];
  const sources = fieldData ? schema.getValueSources(rule.field, rule.operator, { fieldData }) : [];
  return <small>{sources.join(', ')}</small>;
};
`,
    after: `import type { RuleProps } from 'react-querybuilder';

export const Hint = ({ schema, rule }: RuleProps) => {
  const fieldData = schema.fieldMap[rule.field];
  const sources = fieldData ? schema.getValueSources(rule.field, rule.operator, { fieldData }) : [];
  return <small>{sources.map(({ label }) => label).join(', ')}</small>;
};
`,
  },
};
