import {
  add,
  move,
  type RuleGroupType,
  type RuleGroupTypeIC,
  type RuleType,
  remove,
  update,
} from 'react-querybuilder';

// #region query
const genre: RuleType = {
  id: 'genre',
  field: 'genre',
  operator: '=',
  value: 'Drama',
};
const year: RuleType = {
  id: 'year',
  field: 'year',
  operator: '>',
  value: '1960',
};
const title: RuleType = {
  id: 'title',
  field: 'title',
  operator: 'contains',
  value: 'war',
};

const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [genre, { id: 'group', combinator: 'or', rules: [year, title] }],
};

/** Ids and combinators, for short output. */
const brief = ({ rules, ...group }: RuleGroupType | RuleGroupTypeIC): string =>
  `(${rules
    .map((rule) =>
      typeof rule === 'string' ? rule : 'rules' in rule ? brief(rule) : rule.id,
    )
    .join('combinator' in group ? ` ${group.combinator} ` : ' ')})`;

console.log(brief(query));
// #endregion query

const independent: RuleGroupTypeIC = {
  id: 'root',
  rules: [genre, 'and', year, 'or', title],
};
const rating: RuleType = {
  id: 'rating',
  field: 'rating',
  operator: '>=',
  value: '8',
};
const attempt = (action: () => unknown) => {
  try {
    return action();
  } catch (error) {
    return `throws ${(error as Error).name}: ${(error as Error).message}`;
  }
};

// #region add
console.log('to the root ', brief(add(query, rating, [])));
console.log('to the group', brief(add(query, rating, [1])));
console.log('independent ', brief(add(independent, rating, [])));
console.log(
  'only one    ',
  brief(add({ id: 'root', rules: [genre] }, rating, [])),
);
// #endregion add

// #region add-traps
console.log(
  'to a rule   ',
  attempt(() => add(query, rating, [0])),
);
console.log(
  'no such path',
  attempt(() => add(query, rating, [7])),
);
console.log('id in use   ', brief(add(query, genre, [])));
// #endregion add-traps

// #region update
console.log(update(query, 'value', 'Crime', [0]).rules[0]);
console.log(update(query, 'field', 'director', [0]).rules[0]);
console.log(
  update(query, 'field', 'director', [0], { resetOnFieldChange: false })
    .rules[0],
);
console.log(brief(update(query, 'combinator', 'and', [1])));
console.log(brief(update(independent, 'combinator', 'xor', [1])));
// #endregion update

// #region update-defaults
const next = update(query, 'field', 'rating', [0], {
  getRuleDefaultOperator: (field) => (field === 'rating' ? '>=' : '='),
  getRuleDefaultValue: (rule) => (rule.field === 'rating' ? '5' : ''),
});
console.log(next.rules[0]);
// #endregion update-defaults

// #region remove
console.log('a rule      ', brief(remove(query, [1, 0])));
console.log('a group     ', brief(remove(query, [1])));
console.log('independent ', brief(remove(independent, [2])));
console.log('first       ', brief(remove(independent, [0])));
// #endregion remove

// #region remove-traps
console.log('the root    ', remove(query, []) === query);
console.log('no such path', remove(query, [7]) === query);
console.log(
  'below that  ',
  attempt(() => remove(query, [7, 0])),
);
console.log('[-1]        ', brief(remove(query, [-1])));
// #endregion remove-traps

// #region move
console.log('down        ', brief(move(query, [0], [2])));
console.log('into        ', brief(move(query, [0], [1, 0])));
console.log('out         ', brief(move(query, [1, 1], [0])));
const copy = move(query, [0], [1, 0], { clone: true }); // its id is random
console.log('copy        ', brief(copy).replace(/r-[\d.e-]+/, 'copy'));
// #endregion move

// #region move-traps
console.log(
  'into itself ',
  attempt(() => move(query, [1], [1, 0])),
);
console.log('0 to 5      ', brief(move(independent, [0], [5])));
console.log('0 to 4      ', brief(move(independent, [0], [4])));
// #endregion move-traps

// #region move-deep
const list: RuleGroupType = {
  id: 'list',
  combinator: 'and',
  rules: [
    { id: 'first', combinator: 'or', rules: [genre, year] },
    { id: 'second', combinator: 'or', rules: [title] },
    rating,
  ],
};
// highlight-start
console.log('before          ', brief(list));
console.log('[0, 0] to [3]   ', brief(move(list, [0, 0], [3])));
console.log('[0, 0] to [1, 1]', brief(move(list, [0, 0], [1, 1])));

/** Moves a rule to a place further down, in or below another group. */
const moveDown = (query: RuleGroupType, from: number[], to: number[]) => {
  const copied = move(query, from, to, { clone: true });
  return remove(copied, from);
};
console.log(
  'by way of a copy',
  brief(moveDown(list, [0, 0], [1, 1])).replace(/r-[\d.e-]+/, 'copy'),
);
// highlight-end
// #endregion move-deep

// #region frozen
const mine: RuleGroupType = {
  id: 'mine',
  combinator: 'and',
  rules: [{ ...genre }],
};
const rule: RuleType = { ...rating };

const added = add(mine, rule, []);
console.log(
  'result',
  Object.isFrozen(added.rules),
  '· query',
  Object.isFrozen(mine),
  '· added rule',
  Object.isFrozen(rule),
);
console.log('untouched parts are shared:', added.rules[0] === mine.rules[0]);

remove(mine, [7]); // changes nothing
console.log('frozen: query', Object.isFrozen(mine));
// #endregion frozen
