import { GrafeoDB } from '@grafeo-db/js';
import type { Table } from '../../dataset/table';
import { type Engine, inTableOrder, messageOf, offsetOf, QueryRefused } from '../Engine';

/** What changes a graph, or reaches out of it. */
const changing = /\b(CREATE|INSERT|MERGE|DELETE|DETACH|SET|REMOVE|DROP|ALTER|CALL|LOAD|USE|SESSION|START|COMMIT)\b/i;
const withoutTexts = (condition: string) => condition.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/gs, "''");

/**
 * Cypher or GQL in Grafeo, in Node: a row is a node, a cell one of its properties, and a missing value none. An export names
 * properties without their node, so each is made a variable first.
 */
export const createGrafeo =
  (language: 'cypher' | 'gql') =>
  ({ columns, rows }: Table): Engine => {
    const database = GrafeoDB.create();
    rows.forEach((row, position) => {
      const cells = columns.flatMap(({ name }) => (row[name] == null ? [] : [[name, row[name]]]));
      database.createNode(['Movie'], { ...Object.fromEntries(cells), _row: position });
    });
    const variables = ['_row', ...columns.map(({ name }) => name)].map((name) => `m.${name} AS ${name}`);
    const before = `MATCH (m:Movie) WITH ${variables.join(', ')} WHERE\n`;
    return {
      async select(query) {
        const condition = String(query);
        if (changing.test(withoutTexts(condition))) throw new QueryRefused('A condition changes nothing.');
        const transaction = database.beginTransaction();
        try {
          const text = `${before}${condition}\nRETURN _row`;
          const result = await (language === 'cypher' ? transaction.executeCypher(text) : transaction.execute(text));
          const found = result.toArray().map(({ _row }) => Number(_row ?? Number.NaN));
          return { rows: inTableOrder(found, rows.length) };
        } catch (error) {
          if (error instanceof QueryRefused) throw error;
          throw new QueryRefused(messageOf(error).split('\n')[0] ?? '', positionIn(messageOf(error), condition));
        } finally {
          transaction.rollback();
        }
      },
    };
  };

/** Grafeo names the line and the character; the condition begins on the second line. */
function positionIn(message: string, condition: string): number | undefined {
  const [, line, column] = /--> query:(\d+):(\d+)/.exec(message) ?? [];
  if (line === undefined) return undefined;
  const at = offsetOf(condition, Number(line) - 1, Number(column));
  return Number(line) > 1 && at <= condition.length ? at : undefined;
}
