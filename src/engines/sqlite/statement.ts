import type { SqlValue } from 'sql.js';

/** What the parameterized formats export. */
export type Parameterized = { sql: string; params: SqlValue[] | Record<string, SqlValue> };

/** An export of any of the three SQL formats as a condition and its parameters. */
export const conditionOf = (query: unknown): Parameterized =>
  typeof query === 'string' ? { sql: query, params: [] } : (query as Parameterized);

/** The statement that runs a condition. */
export const statementOf = (condition: string): string => `SELECT row FROM movies WHERE ${condition}`;

/** The statement that selects all rows which a condition does not: those where it is false, and where it is unknown. */
export const complementOf = (condition: string): string =>
  `SELECT row FROM movies WHERE (${condition}\n) IS NOT TRUE ORDER BY row`;

/** A parameter as it stands in the SQL, at which character, and its number as SQLite counts. */
type Parameter = { name: string; at: number; number: number };
type Bindings = {
  /** Values by number, or by the names that stand in the statement. */
  bindings: SqlValue[] | Record<string, SqlValue>;
  /** The first parameter that no value is for; SQLite would take it for NULL and say nothing. */
  unbound?: Parameter;
};

/** What SQLite reads as one: texts, names in quotes, comments, words, and at last parameters. */
const parts =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^\]]*\]|--.*|\/\*[\s\S]*?(?:\*\/|$)|[\w\u0080-\uffff][\w$\u0080-\uffff]*|(\?\d*|[:@$#][\w$\u0080-\uffff]+)/g;

function parametersIn(sql: string): Parameter[] {
  const numbers = new Map<string, number>();
  let highest = 0;
  return [...sql.matchAll(parts)].flatMap(({ 1: name, index }) => {
    if (name === undefined) return [];
    const own = /^\?\d/.test(name) ? Number(name.slice(1)) : (numbers.get(name) ?? highest + 1);
    if (name !== '?') numbers.set(name, own);
    highest = Math.max(highest, own);
    return { name, at: index, number: own };
  });
}

/**
 * What is bound to which parameter of a statement, as SQLite gets it: it has no booleans. An export names its values
 * without the prefix that stands in the SQL, and SQLite knows them with it only.
 */
export function bindingsOf({ sql, params }: Parameterized): Bindings {
  const parameters = parametersIn(sql);
  if (Array.isArray(params))
    return {
      bindings: params.map(sqlValue),
      unbound: parameters.find(({ number }) => number > params.length),
    };
  const keyOf = ({ name }: Parameter) => [name.slice(1), name].find((key) => Object.hasOwn(params, key));
  const bound = parameters.flatMap((parameter) => {
    const key = keyOf(parameter);
    return key === undefined ? [] : [[parameter.name, sqlValue(params[key])]];
  });
  return {
    bindings: Object.fromEntries(bound),
    unbound: parameters.find((parameter) => keyOf(parameter) === undefined),
  };
}

/** A cell or a parameter as SQLite gets it. */
export const sqlValue = (value: unknown): SqlValue =>
  typeof value === 'boolean' ? Number(value) : (value as SqlValue);
