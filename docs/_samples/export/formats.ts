// #region query
import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  not: false,
  rules: [
    { id: 'r1', field: 'title', operator: 'beginsWith', value: 'The' },
    {
      id: 'g1',
      combinator: 'or',
      not: true,
      rules: [
        { id: 'r2', field: 'genre', operator: 'in', value: 'crime,poetry' },
        { id: 'r3', field: 'year', operator: '<', value: '1950' },
      ],
    },
  ],
};
// #endregion query

// #region json
console.log(formatQuery(query, 'json'));
// #endregion json

// #region json_without_ids
console.log(formatQuery(query, 'json_without_ids'));
// #endregion json_without_ids

// #region sql
console.log(formatQuery(query, 'sql'));
// #endregion sql

// #region parameterized
console.log(formatQuery(query, 'parameterized'));
// #endregion parameterized

// #region parameterized_named
console.log(formatQuery(query, 'parameterized_named'));
// #endregion parameterized_named

// #region mongodb
console.log(formatQuery(query, 'mongodb'));
// #endregion mongodb

// #region mongodb_query
console.log(formatQuery(query, 'mongodb_query'));
// #endregion mongodb_query

// #region elasticsearch
console.log(formatQuery(query, 'elasticsearch'));
// #endregion elasticsearch

// #region cel
console.log(formatQuery(query, 'cel'));
// #endregion cel

// #region spel
console.log(formatQuery(query, 'spel'));
// #endregion spel

// #region jsonata
console.log(formatQuery(query, 'jsonata'));
// #endregion jsonata

// #region jsonlogic
console.log(formatQuery(query, 'jsonlogic'));
// #endregion jsonlogic

// #region natural_language
console.log(formatQuery(query, 'natural_language'));
// #endregion natural_language

// #region ldap
console.log(formatQuery(query, 'ldap'));
// #endregion ldap

// #region prisma
console.log(formatQuery(query, 'prisma'));
// #endregion prisma

// #region cypher
console.log(formatQuery(query, 'cypher'));
// #endregion cypher

// #region sparql
console.log(formatQuery(query, 'sparql'));
// #endregion sparql

// #region gremlin
console.log(formatQuery(query, 'gremlin'));
// #endregion gremlin
