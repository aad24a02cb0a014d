import type { Cell, Column, Table } from '../../dataset/table';
import { type Engine, inTableOrder, messageOf, offsetOf, QueryRefused } from '../Engine';

/** What the engine uses of Oxigraph, which has one module for Node and another for browsers. */
export type Oxigraph = Pick<typeof import('oxigraph'), 'Store'>;

const xsd = 'http://www.w3.org/2001/XMLSchema#';
/** Names of rows and columns. */
const base = 'urn:movies:';
const iri = (name: string) => `<${base}${encodeURIComponent(name)}>`;

/**
 * SPARQL in Oxigraph, on the table as triples: a row is a subject, a column a predicate. Numbers are doubles, and dates are
 * text as the exports write them, since SPARQL compares an `xsd:date` with no text.
 */
export function createSparql({ columns, rows }: Table, { Store }: Oxigraph): Engine {
  const store = new Store();
  const triples = rows.flatMap((row, index) => {
    const subject = iri(`row/${index}`);
    return [
      `${subject} ${iri('type')} ${iri('Movie')} .`,
      ...columns.flatMap(({ name }) => {
        const cell = row[name] ?? null;
        return cell === null ? [] : [`${subject} ${iri(`column/${name}`)} ${literal(cell)} .`];
      }),
    ];
  });
  store.load(triples.join('\n'), { format: 'application/n-triples' });
  return {
    select(query) {
      const { before, text } = wrapped(String(query), columns);
      // Oxigraph takes a condition on another server for true here.
      if (/\bSERVICE\b/i.test(withoutTexts(String(query)))) throw new QueryRefused('This page asks no other server.');
      try {
        const solutions = store.query(text) as Map<string, { value: string } | undefined>[];
        return { rows: positions(solutions, rows.length) };
      } catch (error) {
        if (error instanceof QueryRefused) throw error;
        const message = messageOf(error);
        throw new QueryRefused(
          message.replace(/^error at \d+:\d+/, 'Syntax error'),
          positionIn(message, text, before, String(query).length),
        );
      }
    },
  };
}

/** A cell as a literal of N-Triples, whose escapes are those of JSON. */
function literal(cell: NonNullable<Cell>): string {
  if (typeof cell === 'string') return JSON.stringify(cell);
  return `"${cell}"^^<${xsd}${typeof cell === 'number' ? 'double' : 'boolean'}>`;
}

/**
 * The query around a condition for `FILTER`. Each column that the condition names is a variable, without a value where the
 * row has none.
 */
function wrapped(condition: string, columns: Column[]) {
  const named = new Set(condition.match(/(?<=[?$])\w+/g));
  const variables = columns.filter(({ name }) => named.has(name));
  const patterns = variables.map(({ name }) => `OPTIONAL { ?_row ${iri(`column/${name}`)} ?${name} } `);
  const before = `PREFIX xsd: <${xsd}> SELECT ?_row WHERE { ?_row ${iri('type')} ${iri('Movie')} . ${patterns.join('')}FILTER(\n`;
  // The line break ends a comment in the condition.
  return { before: before.length, text: `${before}${condition}\n) }` };
}

const withoutTexts = (condition: string) => condition.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gs, '""');

/** Rows are the only subjects of the store; a condition that closes its brackets could still ask for something else. */
function positions(solutions: Map<string, { value: string } | undefined>[], count: number): number[] {
  const prefix = `${base}${encodeURIComponent('row/')}`;
  const rows = solutions.map((solution) => {
    const { value = '' } = (solution instanceof Map && solution.get('_row')) || {};
    return value.startsWith(prefix) ? Number(value.slice(prefix.length)) : Number.NaN;
  });
  return inTableOrder(rows, count);
}

/** Oxigraph names the line and the character behind which it stopped reading. */
function positionIn(message: string, text: string, before: number, length: number): number | undefined {
  const [, line, column] = /error at (\d+):(\d+)/.exec(message) ?? [];
  if (line === undefined) return undefined;
  const at = offsetOf(text, Number(line), Number(column)) - before;
  return at >= 0 && at <= length ? at : undefined;
}
