import {
  defaultOperators,
  type ExportFormat,
  formatQuery,
  type RuleGroupType,
} from 'react-querybuilder';

const values: Record<string, string> = {
  in: 'a,b',
  notIn: 'a,b',
  between: '1,9',
  notBetween: '1,9',
};

/** Each default operator in a query of one rule, as `format` writes it. */
const print = (format: ExportFormat) => {
  for (const { name } of defaultOperators) {
    const query: RuleGroupType = {
      combinator: 'and',
      rules: [{ field: 'f', operator: name, value: values[name] ?? 'a' }],
    };
    const result: unknown = formatQuery(query, { format });
    console.log(
      name.padEnd(17),
      typeof result === 'string' ? result : JSON.stringify(result),
    );
  }
};

// #region sql
print('sql');
// #endregion sql

// #region mongodb_query
print('mongodb_query');
// #endregion mongodb_query

// #region elasticsearch
print('elasticsearch');
// #endregion elasticsearch

// #region cel
print('cel');
// #endregion cel

// #region spel
print('spel');
// #endregion spel

// #region jsonata
print('jsonata');
// #endregion jsonata

// #region jsonlogic
print('jsonlogic');
// #endregion jsonlogic

// #region natural_language
print('natural_language');
// #endregion natural_language

// #region ldap
print('ldap');
// #endregion ldap

// #region prisma
print('prisma');
// #endregion prisma

// #region cypher
print('cypher');
// #endregion cypher

// #region sparql
print('sparql');
// #endregion sparql

// #region gremlin
print('gremlin');
// #endregion gremlin
