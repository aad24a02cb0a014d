// #region query
import {
  formatQuery,
  type MatchConfig,
  type RuleGroupType,
} from 'react-querybuilder';

// highlight-start
const tagged = (match: MatchConfig, value: unknown = null): RuleGroupType => ({
  combinator: 'and',
  rules: [
    { field: 'year', operator: '>', value: 1950 },
    {
      field: 'tags',
      operator: '=',
      match,
      value: value ?? {
        combinator: 'and',
        rules: [{ field: '', operator: 'contains', value: 'sea' }],
      },
    },
  ],
});
// highlight-end
// #endregion query

// #region modes
const modes: MatchConfig[] = [
  { mode: 'all' },
  { mode: 'none' },
  { mode: 'some' },
  { mode: 'atLeast', threshold: 2 },
  { mode: 'atMost', threshold: 0.5 },
  { mode: 'exactly', threshold: 3 },
];
for (const match of modes) {
  console.log(match.mode);
  const query: RuleGroupType = {
    combinator: 'and',
    rules: tagged(match).rules.slice(1),
  };
  console.log('  cel ', formatQuery(query, 'cel'));
  console.log('  text', formatQuery(query, 'natural_language'));
}
// #endregion modes

// #region formats
const some = tagged({ mode: 'some' });
console.log('sql          ', formatQuery(some, 'sql'));
console.log('postgresql   ', formatQuery(some, { preset: 'postgresql' }));
console.log(
  'mongodb_query',
  JSON.stringify(formatQuery(some, 'mongodb_query')),
);
console.log(
  'elasticsearch',
  JSON.stringify(formatQuery(some, 'elasticsearch')),
);
console.log('jsonlogic    ', JSON.stringify(formatQuery(some, 'jsonlogic')));
console.log('spel         ', formatQuery(some, 'spel'));
console.log('jsonata      ', formatQuery(some, 'jsonata'));
console.log('ldap         ', formatQuery(some, 'ldap'));
console.log('prisma       ', JSON.stringify(formatQuery(some, 'prisma')));
console.log('cypher       ', formatQuery(some, 'cypher'));
console.log('gremlin      ', formatQuery(some, 'gremlin'));
// #endregion formats

// #region numbers
console.log(
  formatQuery(some, { format: 'parameterized', preset: 'postgresql' }),
);
// #endregion numbers

// #region invalid
console.log(formatQuery(tagged({ mode: 'atLeast' }), 'cel'));
console.log(formatQuery(tagged({ mode: 'all' }, 'sea'), 'cel'));
console.log(
  JSON.stringify(formatQuery(tagged({ mode: 'all' }), 'elasticsearch')),
);
// #endregion invalid
