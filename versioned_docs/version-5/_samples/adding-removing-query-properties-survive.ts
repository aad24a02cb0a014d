import {
  add,
  convertFromIC,
  convertToIC,
  formatQuery,
  move,
  parseSQL,
  prepareRuleGroup,
  type RuleGroupType,
  type RuleType,
  remove,
  update,
} from 'react-querybuilder';

// #region setup
// highlight-start
type Noted = RuleType & { note?: string; since?: Date };
type NotedGroup = RuleGroupType<Noted> & { note?: string };

const rule: Noted = {
  id: 'r1',
  field: 'title',
  operator: '=',
  value: 'M',
  note: 'on a rule',
  since: new Date(0),
};
// highlight-end
const inner: NotedGroup = {
  id: 'g1',
  combinator: 'or',
  rules: [rule],
  note: 'on a group',
  disabled: true,
};
const query: NotedGroup = {
  id: 'root',
  combinator: 'and',
  rules: [rule, inner],
  note: 'on the root',
};
// #endregion setup

let id = 0;
const idGenerator = () => `copy-${++id}`;

// #region clone
const clone = { clone: true, idGenerator };
const withGroup = move(query, [1], [2], clone);
const withCopies = move(withGroup, [0], [1], clone);
console.log('rule:', withCopies.rules[1]);
console.log('group:', withCopies.rules[3]);
// #endregion clone

// #region kept
const notes = (label: string, result: object) => {
  const found =
    JSON.stringify(result).match(/on (?:a rule|a group|the root)/g) ?? [];
  console.log(`${label}:`, [...new Set(found)].join(', ') || 'none');
};
notes('add', add(query, { field: 'year', operator: '>', value: '1950' }, []));
notes('update field', update(query, 'field', 'year', [0]));
notes('remove', remove(query, [0]));
notes('move', move(query, [0], [2]));
notes('move, clone', {
  rules: withCopies.rules.filter((item) => item.id?.startsWith('copy')),
});
notes('prepareRuleGroup', prepareRuleGroup(query));
notes('convertToIC', convertToIC(query));
notes('convertFromIC', convertFromIC(convertToIC(query)));
for (const format of ['json', 'json_without_ids', 'sql', 'mongodb'] as const)
  notes(`formatQuery, ${format}`, { text: formatQuery(query, format) });
notes('parseSQL', parseSQL(formatQuery(query, 'sql')));
// #endregion kept

// #region without-ids
const amount = {
  id: 'a',
  field: 'price',
  operator: '=',
  value: { amount: 3, unit: 'EUR' },
  disabled: true,
};
const priced = { id: 'root', combinator: 'and', rules: [amount] };
console.log(formatQuery(priced, 'json_without_ids'));
// #endregion without-ids

// #region strip
const strip = (group: RuleGroupType): RuleGroupType => ({
  combinator: group.combinator,
  ...(group.not && { not: true }),
  rules: group.rules.map((item): RuleType | RuleGroupType => {
    if ('rules' in item) return strip(item);
    const { field, operator, value, valueSource } = item;
    return {
      field,
      operator,
      value,
      ...(valueSource === 'field' && { valueSource }),
    };
  }),
});
console.log(
  strip({ id: 'root', combinator: 'and', rules: [amount], not: false }),
);
// #endregion strip

// #region ids
const withoutIds = (
  item: RuleType | RuleGroupType,
): RuleType | RuleGroupType => {
  const { id, path, ...rest } = item;
  return 'rules' in rest
    ? { ...rest, rules: rest.rules.map(withoutIds) }
    : rest;
};
console.log(withoutIds(query));
// #endregion ids
