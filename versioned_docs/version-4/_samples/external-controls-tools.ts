import {
  add,
  findPath,
  formatQuery,
  type RuleGroupType,
  remove,
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
const pathOf = (
  id: string,
  group = query,
  path: number[] = [],
): number[] | undefined => {
  if (group.id === id) return path;
  for (const [index, item] of group.rules.entries()) {
    if (item.id === id) return [...path, index];
    const inside =
      'rules' in item ? pathOf(id, item, [...path, index]) : undefined;
    if (inside) return inside;
  }
  return undefined;
};

const path = pathOf('year');
console.log(path, path && findPath(path, query));
// #endregion by-id
