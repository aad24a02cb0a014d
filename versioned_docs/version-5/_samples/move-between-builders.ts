import {
  add,
  findPath,
  type RuleGroupType,
  type RuleType,
  remove,
} from 'react-querybuilder';

// highlight-start
/** Both queries after a rule or group of one went to the end of the other. */
const moveTo = (from: RuleGroupType, to: RuleGroupType, path: number[]) => {
  const moved = findPath(path, from) as RuleType | RuleGroupType | null;
  return moved ? [remove(from, path), add(to, moved, [])] : [from, to];
};

const query = (id: string): RuleGroupType => ({
  id,
  combinator: 'and',
  rules: [{ id: `${id}-rule`, field: 'title', operator: '=', value: id }],
});
// highlight-end

for (const { id, rules } of moveTo(query('left'), query('right'), [0]))
  console.log(id, rules.map((rule) => rule.id).join(', ') || 'no rules');
