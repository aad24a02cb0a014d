import {
  type AbortInfo,
  add,
  findID,
  formatQuery,
  getPathOfID,
  group,
  move,
  type RuleGroupType,
  remove,
  ungroup,
  update,
} from 'react-querybuilder';

// #region setup
// highlight-start
const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'title', field: 'title', operator: 'contains', value: 'night' },
    {
      id: 'years',
      combinator: 'or',
      rules: [{ id: 'year', field: 'year', operator: '>', value: '1950' }],
    },
  ],
};
// highlight-end

const attempt = (label: string, run: () => RuleGroupType) => {
  try {
    const next = run();
    console.log(
      `${label}:`,
      next === query ? 'the same object' : formatQuery(next, 'sql'),
    );
  } catch (error) {
    console.log(`${label}: throws`, (error as Error).message);
  }
};

const rule = { id: 'new', field: 'title', operator: '=', value: 'M' };
// #endregion setup

// #region paths
attempt('add to the root', () => add(query, rule, []));
attempt('add to the inner group', () => add(query, rule, [1]));
attempt('change a value', () => update(query, 'value', 'day', [0]));
attempt('change a field', () => update(query, 'field', 'year', [0]));
attempt('remove', () => remove(query, [1, 0]));
// #endregion paths

// #region wrong
attempt('add to a rule', () => add(query, rule, [0]));
attempt('add to no group', () => add(query, rule, [7]));
attempt('update nothing', () => update(query, 'value', 'day', [7]));
attempt('remove nothing', () => remove(query, [7]));
attempt('remove in no group', () => remove(query, [7, 0]));
attempt('remove at -1', () => remove(query, [-1]));
attempt('remove the root', () => remove(query, []));
// #endregion wrong

// #region by-id
attempt('change by id', () => update(query, 'value', '1960', 'year'));
attempt('add by id of a group', () => add(query, rule, 'years'));
attempt('remove by id', () => remove(query, 'title'));
attempt('an id that does not exist', () => remove(query, 'nobody'));
console.log(getPathOfID('year', query), findID('year', query));
console.log(getPathOfID('nobody', query), findID('nobody', query));
// #endregion by-id

// #region more
attempt('group two', () => group(query, [0], [1, 0], { clone: true }));
attempt('ungroup', () => ungroup(query, [1]));
attempt('move down', () => move(query, [0], 'down'));
attempt('mute', () => update(query, 'muted', true, [0]));
// #endregion more

// #region guards
const locked: RuleGroupType = {
  ...query,
  rules: query.rules.map((item) => ({ ...item, disabled: true })),
};
const deeper: RuleGroupType = { combinator: 'and', rules: [] };
const onAbort = ({ operation, reason }: AbortInfo) =>
  console.log(`  ${operation}: ${reason}`);
for (const guards of [{}, { respectDisabled: true, maxLevels: 1, onAbort }]) {
  console.log(Object.keys(guards));
  console.log('  rules left:', remove(locked, [0], guards).rules.length);
  console.log('  is deeper:', add(query, deeper, 'years', guards) !== query);
  console.log('  found:', remove(query, 'nobody', guards) !== query);
}
// #endregion guards
