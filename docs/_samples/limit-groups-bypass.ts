import {
  add,
  move,
  type RuleGroupType,
  type RuleGroupTypeIC,
} from 'react-querybuilder';

// #region count
// highlight-start
const countRules = (group: RuleGroupType | RuleGroupTypeIC): number =>
  group.rules.reduce<number>((sum, item) => {
    if (typeof item === 'string') return sum; // a combinator between two rules
    return sum + ('rules' in item ? countRules(item) : 1);
  }, 0);

const depth = (group: RuleGroupType | RuleGroupTypeIC): number =>
  Math.max(
    0,
    ...group.rules.map((item) =>
      typeof item === 'object' && 'rules' in item ? 1 + depth(item) : 0,
    ),
  );
// highlight-end

const rule = (id: string) => ({
  id,
  field: 'year',
  operator: '>',
  value: '1950',
});
const inner: RuleGroupType = {
  id: 'inner',
  combinator: 'or',
  rules: [rule('b')],
};
const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [rule('a'), inner],
};

console.log(countRules(query), 'rules,', depth(query), 'deep');

const independent: RuleGroupTypeIC = {
  id: 'root',
  rules: [rule('a'), 'and', rule('b'), 'or', rule('c')],
};
console.log(
  countRules(independent),
  'rules, but rules.length is',
  independent.rules.length,
);
// #endregion count

// #region move
const two = add(query, { ...inner, id: 'second', rules: [rule('c')] }, []);
// What a drag and the arrow buttons do: the first group goes into the second.
const nested = move(two, [1], 'down');
console.log('before', depth(two), '- after', depth(nested));
// #endregion move
