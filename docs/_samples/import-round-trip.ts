import {
  defaultOperators,
  formatQuery,
  type RuleGroupType,
  type RuleType,
} from 'react-querybuilder';
import { parseCEL } from 'react-querybuilder/parseCEL';
import { parseJsonLogic } from 'react-querybuilder/parseJsonLogic';
import { parseMongoDB } from 'react-querybuilder/parseMongoDB';
import { parseSQL } from 'react-querybuilder/parseSQL';

const trips = {
  sql: (query: RuleGroupType) => parseSQL(formatQuery(query, 'sql')),
  mongodb: (query: RuleGroupType) =>
    parseMongoDB(formatQuery(query, 'mongodb')),
  jsonlogic: (query: RuleGroupType) =>
    parseJsonLogic(formatQuery(query, 'jsonlogic')),
  cel: (query: RuleGroupType) => parseCEL(formatQuery(query, 'cel')),
};

const text = ({ not, combinator, rules }: RuleGroupType): string =>
  `${not ? 'not ' : ''}${combinator}(${rules
    .map((rule) =>
      'rules' in rule
        ? text(rule)
        : `${rule.field} ${rule.operator} ${JSON.stringify(rule.value)}`,
    )
    .join(', ')})`;

/** What comes back: `same`, or the query that is there instead. */
const back = (
  query: RuleGroupType,
  trip: (query: RuleGroupType) => RuleGroupType,
) => {
  try {
    const result = text(trip(query));
    return result === text(query)
      ? 'same'
      : result === 'and()'
        ? 'gone'
        : result;
  } catch {
    return 'throws';
  }
};

const compare = (title: string, query: RuleGroupType) => {
  const results = Object.entries(trips).map(
    ([format, trip]) => [format, back(query, trip)] as const,
  );
  const lost = results.filter(([, result]) => result !== 'same');
  console.log(lost.length ? title : `${title.padEnd(18)} same in all four`);
  for (const [format, result] of lost)
    console.log(`    ${format.padEnd(10)}`, result);
};

const one = (rule: Partial<RuleType>): RuleGroupType => ({
  combinator: 'and',
  rules: [{ field: 'f', operator: '=', value: 'xy', ...rule }],
});

// #region operators
for (const { name } of defaultOperators) {
  const value = /null/i.test(name)
    ? null
    : /between/i.test(name)
      ? '1,5'
      : /in$/i.test(name)
        ? 'x,y'
        : 'xy';
  compare(name, one({ operator: name, value }));
}
// #endregion operators

// #region values
compare('empty text', one({ value: '' }));
compare("O'Brien", one({ value: "O'Brien" }));
compare('say "hi"', one({ value: 'say "hi"' }));
compare('two lines', one({ value: 'a\nb' }));
compare('number 5', one({ value: 5 }));
compare('contains one letter', one({ operator: 'contains', value: 'x' }));
compare(
  'a list with commas inside',
  one({ operator: 'in', value: ['a,b', 'c'] }),
);
compare(
  'not equal to another field',
  one({ operator: '!=', value: 'g', valueSource: 'field' }),
);
compare(
  'contains another field',
  one({ operator: 'contains', value: 'g', valueSource: 'field' }),
);
// #endregion values

// #region groups
const [rule] = one({}).rules;
compare('not', { combinator: 'and', not: true, rules: [rule] });
compare('or with a single rule', { combinator: 'or', rules: [rule] });
compare('xor', { combinator: 'xor', rules: [rule, rule] });
// #endregion groups
