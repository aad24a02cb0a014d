import {
  formatQuery,
  type RuleGroupType,
  type RuleType,
} from 'react-querybuilder';

// #region tree
/** What `Utils.getTree` returned, in version 6.6.15, without ids. */
// highlight-start
const tree: Item = {
  type: 'group',
  properties: { conjunction: 'AND', not: false },
  children1: [
    {
      type: 'rule',
      properties: {
        field: 'title',
        fieldSrc: 'field',
        operator: 'not_like',
        value: ['ing'],
        valueSrc: ['value'],
        valueType: ['text'],
      },
    },
    // highlight-end
    {
      type: 'rule',
      properties: {
        field: 'year',
        fieldSrc: 'field',
        operator: 'between',
        value: [1950, 1960],
        valueSrc: ['value', 'value'],
        valueType: ['number', 'number'],
      },
    },
    {
      type: 'group',
      properties: { conjunction: 'OR', not: true },
      children1: [
        {
          type: 'rule',
          properties: {
            field: 'genre',
            fieldSrc: 'field',
            operator: 'select_any_in',
            value: [['Drama', 'Crime']],
            valueSrc: ['value'],
            valueType: ['multiselect'],
          },
        },
        {
          type: 'rule',
          properties: {
            field: 'director.name',
            fieldSrc: 'field',
            operator: 'is_null',
            value: [],
            valueSrc: [],
            valueType: [],
          },
        },
      ],
    },
  ],
};
// #endregion tree

// #region convert
type Item = {
  type: string;
  properties?: {
    conjunction?: string;
    not?: boolean;
    field?: unknown;
    fieldSrc?: string;
    operator?: string | null;
    value?: unknown[];
    valueSrc?: (string | null | undefined)[];
    valueType?: (string | null | undefined)[];
    mode?: string;
  };
  children1?: Item[];
};

const operators = new Map([
  ['equal', '='],
  ['not_equal', '!='],
  ['less', '<'],
  ['less_or_equal', '<='],
  ['greater', '>'],
  ['greater_or_equal', '>='],
  ['like', 'contains'],
  ['not_like', 'doesNotContain'],
  ['starts_with', 'beginsWith'],
  ['ends_with', 'endsWith'],
  ['between', 'between'],
  ['not_between', 'notBetween'],
  ['is_null', 'null'],
  ['is_not_null', 'notNull'],
  ['select_equals', '='],
  ['select_not_equals', '!='],
  ['select_any_in', 'in'],
  ['select_not_any_in', 'notIn'],
]);

function convertRule(item: Item): RuleType | RuleGroupType {
  const { field, fieldSrc, operator, value, valueSrc } = item.properties ?? {};
  const sources = new Set((valueSrc ?? []).map((source) => source ?? 'value'));
  const [source = 'value'] = sources;
  if (typeof field !== 'string' || fieldSrc === 'func' || source === 'func')
    throw new Error('Functions have no counterpart');
  if (sources.size > 1) throw new Error('One source for both values, please');
  // Empty means: no text or no value at all.
  if (operator === 'is_empty' || operator === 'is_not_empty')
    return {
      combinator: 'or',
      not: operator === 'is_not_empty',
      rules: [
        { field, operator: '=', value: '' },
        { field, operator: 'null', value: '' },
      ],
    };
  const known = operators.get(operator ?? '');
  if (!known) throw new Error(`No operator for ${operator}`);
  return {
    field,
    operator: known,
    // A range is two values, a list is one value with an array.
    value: /between/i.test(known) ? value : (value?.[0] ?? ''),
    ...(source === 'field' && { valueSource: 'field' as const }),
  };
}

// highlight-start
/** A query from a tree of react-awesome-query-builder. */
export function fromRAQB({ properties = {}, children1 }: Item): RuleGroupType {
  const convert = (item: Item) => {
    if (item.type === 'rule') return convertRule(item);
    const isList = item.type === 'rule_group' && item.properties?.mode;
    if (isList) throw new Error('Lists in rows have no counterpart');
    return fromRAQB(item);
  };
  return {
    combinator: (properties.conjunction ?? 'AND').toLowerCase(),
    not: properties.not ?? false,
    rules: (children1 ?? []).map(convert),
  };
}
// highlight-end

console.log(formatQuery(fromRAQB(tree), 'sql'));
// #endregion convert
