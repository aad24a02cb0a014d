import {
  formatQuery,
  type RuleGroupType,
  type RuleType,
} from 'react-querybuilder';

// #region rules
/** What `getRules()` of jQuery QueryBuilder 3.0.0 returned. */
const rules = {
  condition: 'AND',
  rules: [
    {
      id: 'title',
      field: 'title',
      type: 'string',
      input: 'text',
      operator: 'begins_with',
      value: 'M',
    },
    {
      id: 'year',
      field: 'year',
      type: 'integer',
      input: 'number',
      operator: 'between',
      value: [1950, 1960],
    },
    {
      condition: 'OR',
      not: true,
      rules: [
        {
          id: 'genre',
          field: 'movie.genre',
          type: 'string',
          input: 'select',
          operator: 'in',
          value: ['Drama', 'Crime'],
        },
        {
          id: 'title',
          field: 'title',
          type: 'string',
          input: 'text',
          operator: 'is_empty',
          value: null,
        },
      ],
    },
  ],
  not: false,
  valid: true,
};
// #endregion rules

// #region convert
type Rule = { field: string; operator: string; value: unknown };
type Group = { condition: string; not?: boolean; rules: (Rule | Group)[] };

const operators = new Map([
  ['equal', '='],
  ['not_equal', '!='],
  ['less', '<'],
  ['less_or_equal', '<='],
  ['greater', '>'],
  ['greater_or_equal', '>='],
  ['in', 'in'],
  ['not_in', 'notIn'],
  ['between', 'between'],
  ['not_between', 'notBetween'],
  ['begins_with', 'beginsWith'],
  ['not_begins_with', 'doesNotBeginWith'],
  ['contains', 'contains'],
  ['not_contains', 'doesNotContain'],
  ['ends_with', 'endsWith'],
  ['not_ends_with', 'doesNotEndWith'],
  ['is_null', 'null'],
  ['is_not_null', 'notNull'],
  // An empty text is a value here, not an operator.
  ['is_empty', '='],
  ['is_not_empty', '!='],
]);

// highlight-start
function convertRule({ field, operator, value }: Rule): RuleType {
  const name = operators.get(operator);
  if (!name) throw new Error(`No operator for ${operator}`);
  return { field, operator: name, value: value ?? '' };
}

/** A query from the rules of jQuery QueryBuilder. */
export const fromJQuery = (group: Group): RuleGroupType => ({
  combinator: group.condition.toLowerCase(),
  not: group.not ?? false,
  rules: group.rules.map((item) =>
    'rules' in item ? fromJQuery(item) : convertRule(item),
  ),
});
// highlight-end

console.log(formatQuery(fromJQuery(rules), 'sql'));
// #endregion convert
