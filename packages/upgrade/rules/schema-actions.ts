import type { Rule } from '../Rule';
import type { SyntaxNode } from '../source/readSource';

const moved = ['onRuleAdd', 'onRuleRemove', 'onGroupAdd', 'onGroupRemove', 'onPropChange'];

export const schemaActions: Rule = {
  id: 'schema-actions',
  since: 4,
  kind: 'breaks',
  message: 'Functions that change the query moved from `schema` to `actions`, and take a path instead of an id.',
  sections: ['a-custom-rule-or-rulegroup'],
  match: (source, found) => {
    for (const node of source.nodes('CallExpression')) {
      const { callee, arguments: args } = node;
      if (callee.type !== 'MemberExpression' || !isSchema(callee.object) || !moved.includes(callee.property.name))
        continue;
      const schema = callee.object;
      const id = args.at(-1);
      const props = schema.type === 'MemberExpression' ? schema.object.name : undefined;
      // `props.schema.onPropChange(…, props.id)` has all that is needed in sight.
      const isSafe =
        callee.property.name === 'onPropChange' &&
        props &&
        id?.type === 'MemberExpression' &&
        id.object.name === props &&
        id.property.name === 'id';
      found({
        node,
        edit: isSafe
          ? (text) => {
              text.overwrite(schema.property.start, schema.property.end, 'actions');
              text.overwrite(id.property.start, id.property.end, 'path');
            }
          : undefined,
      });
    }
  },
  sample: {
    before: `import { Rule, type RuleProps } from 'react-querybuilder';

export const ClearableRule = (props: RuleProps) => (
  <div>
    <Rule {...props} />
    <button type="button" onClick={() => props.schema.onPropChange('value', '', props.id)}>
      Clear
    </button>
  </div>
);
`,
    after: `import { Rule, type RuleProps } from 'react-querybuilder';

export const ClearableRule = (props: RuleProps) => (
  <div>
    <Rule {...props} />
    <button type="button" onClick={() => props.actions.onPropChange('value', '', props.path)}>
      Clear
    </button>
  </div>
);
`,
  },
};

const isSchema = (node: SyntaxNode) =>
  node.type === 'Identifier'
    ? node.name === 'schema'
    : node.type === 'MemberExpression' && node.property.name === 'schema';
