import {
  type ExportFormat,
  formatQuery,
  type RuleGroupType,
} from 'react-querybuilder';

const formats: ExportFormat[] = [
  'sql',
  'mongodb',
  'cel',
  'spel',
  'jsonata',
  'cypher',
  'sparql',
  'gremlin',
  'ldap',
];

const print = (value: string, operator = '=') => {
  const query: RuleGroupType = {
    combinator: 'and',
    rules: [{ field: 'f', operator, value }],
  };
  for (const format of formats)
    console.log(format.padEnd(8), formatQuery(query, { format }));
};

// #region quotes
print(`O'Brien "x"`);
// #endregion quotes

// #region backslash
print('C:\\');
// #endregion backslash

// #region wildcards
print('50%_a.b', 'contains');
// #endregion wildcards
