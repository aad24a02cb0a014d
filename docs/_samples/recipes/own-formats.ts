import type { RuleGroupType, RuleType } from 'react-querybuilder';

// #region walk
type Writer<Result> = {
  rule: (rule: RuleType) => Result;
  group: (parts: Result[], isAnd: boolean, isNot: boolean) => Result;
};

/** Writes a query in a format of your own, from the inside out. */
export function write<Result>(
  query: RuleGroupType,
  writer: Writer<Result>,
): Result {
  const parts = query.rules
    .filter((item) => !('muted' in item && item.muted))
    .map((item) => ('rules' in item ? write(item, writer) : writer.rule(item)));
  return writer.group(parts, query.combinator === 'and', query.not ?? false);
}

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : String(value).split(',');

const unknown = (operator: string): never => {
  throw new Error(`No counterpart for the operator ${operator}`);
};
// #endregion walk

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'title', operator: 'contains', value: "O'Neil" },
    { field: 'year', operator: 'between', value: [1950, 1960] },
    {
      combinator: 'or',
      not: true,
      rules: [
        { field: 'genre', operator: 'in', value: 'Drama,Crime' },
        { field: 'poster', operator: 'null', value: '' },
      ],
    },
  ],
};

// #region elasticsearch
type Clause = Record<string, unknown>;
const mustNot = (clause: Clause) => ({ bool: { must_not: [clause] } });
// In a wildcard, these have a meaning of their own.
const escapeWildcards = (text: unknown) =>
  String(text).replace(/[\\*?]/g, '\\$&');

// highlight-start
const elasticsearch: Writer<Clause> = {
  group: (parts, isAnd, isNot) => {
    const clause = isAnd
      ? { bool: { must: parts } }
      : { bool: { should: parts, minimum_should_match: 1 } };
    return isNot ? mustNot(clause) : clause;
  },
  rule: ({ field, operator, value }) => {
    const range = { '<': 'lt', '<=': 'lte', '>': 'gt', '>=': 'gte' }[operator];
    if (range) return { range: { [field]: { [range]: value } } };
    if (operator === '=') return { term: { [field]: value } };
    if (operator === '!=') return mustNot({ term: { [field]: value } });
    if (operator === 'contains')
      return { wildcard: { [field]: `*${escapeWildcards(value)}*` } };
    if (operator === 'in') return { terms: { [field]: listOf(value) } };
    // highlight-end
    if (operator === 'null') return mustNot({ exists: { field } });
    if (operator !== 'between') return unknown(operator);
    const [gte, lte] = listOf(value);
    return { range: { [field]: { gte, lte } } };
  },
};
console.log(write(query, elasticsearch));
// #endregion elasticsearch

// #region graphql
const comparisons = new Map([
  ['=', '_eq'],
  ['!=', '_neq'],
  ['<', '_lt'],
  ['<=', '_lte'],
  ['>', '_gt'],
  ['>=', '_gte'],
]);

/** The `where` argument of a GraphQL server, in the names of Hasura. */
// highlight-start
const graphql: Writer<Clause> = {
  group: (parts, isAnd, isNot) => {
    const clause = isAnd ? { _and: parts } : { _or: parts };
    return isNot ? { _not: clause } : clause;
  },
  rule: ({ field, operator, value }) => {
    const name = comparisons.get(operator);
    if (name) return { [field]: { [name]: value } };
    if (operator === 'contains')
      return { [field]: { _like: `%${String(value)}%` } };
    if (operator === 'in') return { [field]: { _in: listOf(value) } };
    if (operator === 'null') return { [field]: { _is_null: true } };
    if (operator !== 'between') return unknown(operator);
    const [from, to] = listOf(value);
    return { [field]: { _gte: from, _lte: to } };
    // highlight-end
  },
};
console.log(write(query, graphql));
// #endregion graphql

// #region odata
const literal = (value: unknown) =>
  typeof value === 'number' ? value : `'${String(value).replace(/'/g, "''")}'`;
const names = new Map([
  ['=', 'eq'],
  ['!=', 'ne'],
  ['<', 'lt'],
  ['<=', 'le'],
  ['>', 'gt'],
  ['>=', 'ge'],
]);

/** The `$filter` of an OData service, a text. */
// highlight-start
const odata: Writer<string> = {
  group: (parts, isAnd, isNot) =>
    `${isNot ? 'not ' : ''}(${parts.join(isAnd ? ' and ' : ' or ')})`,
  rule: ({ field, operator, value }) => {
    const name = names.get(operator);
    if (name) return `${field} ${name} ${literal(value)}`;
    if (operator === 'contains') return `contains(${field}, ${literal(value)})`;
    if (operator === 'null') return `${field} eq null`;
    if (operator === 'in')
      return `${field} in (${listOf(value).map(literal).join(', ')})`;
    if (operator !== 'between') return unknown(operator);
    const [from, to] = listOf(value).map(literal);
    return `(${field} ge ${from} and ${field} le ${to})`;
  },
};
// highlight-end
console.log(write(query, odata));
// #endregion odata
