import type { Rule } from '../Rule';
import { isQuery } from '../source/isQuery';
import type { SyntaxNode } from '../source/readSource';

const changing = /^(push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin)$/;

export const frozenQuery: Rule = {
  id: 'frozen-query',
  since: 7,
  kind: 'breaks',
  message:
    'A query is frozen by the builder, all of it: changing it in place throws. Use `add`, `update` and `remove`.',
  sections: ['your-query-is-frozen'],
  match: (source, found) => {
    const isRules = (node: SyntaxNode | undefined) =>
      node?.type === 'MemberExpression' && node.property.name === 'rules' && isQuery(source, node.object);
    for (const node of source.nodes('CallExpression')) {
      const { callee } = node;
      if (callee.type === 'MemberExpression' && changing.test(callee.property.name) && isRules(callee.object))
        found({ node });
    }
    // `query.rules[0] = …` and `query.rules[0].value = …`.
    for (const node of source.nodes('AssignmentExpression'))
      if (node.left.type === 'MemberExpression' && (isRules(node.left.object) || isRules(node.left.object.object)))
        found({ node });
  },
  sample: {
    before: `import type { DefaultRuleGroupType } from 'react-querybuilder';

export function onlyDrama(query: DefaultRuleGroupType) {
  query.rules.push({ field: 'genre', operator: '=', value: 'Drama' });
  return query;
}

export const show = () => JSON.stringify(onlyDrama({ combinator: 'and', rules: [] }).rules.map((rule) => 'value' in rule && rule.value));
`,
    after: `import { add, type RuleGroupType } from 'react-querybuilder';

export const onlyDrama = (query: RuleGroupType) => add(query, { field: 'genre', operator: '=', value: 'Drama' }, []);

export const show = () => JSON.stringify(onlyDrama({ combinator: 'and', rules: [] }).rules.map((rule) => 'value' in rule && rule.value));
`,
  },
};
