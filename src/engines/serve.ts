import { unpackLater } from '../dataset/packedTable';
import type { Cell, Table } from '../dataset/table';
import type { Progress } from '../loading/fetchBytes';
import { VisitorError } from '../loading/VisitorError';
import { type Engine, messageOf, QueryRefused } from './Engine';
import type { Answer, Report, Request } from './messages';
import { tooLarge } from './tooLarge';

/** The worker's end of the line; in a test, any pair of functions. */
export type Port = {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage: (report: Report, transfer: Transferable[]) => void;
};

/**
 * The worker of an engine: takes the table, starts the engine with it, and answers queries in the order they come.
 * @param create starts the engine
 * @returns a function that tells the page how a download of the engine's own goes
 */
export function serve(
  create: (table: Table) => Engine | Promise<Engine>,
  port: Port = self as unknown as Port,
): (progress: Progress) => void {
  let engine: Engine | undefined;
  const ahead: Cell[][] = [];
  port.onmessage = async ({ data }) => {
    if ('cells' in data) {
      ahead[data.column] ??= [];
      for (const cell of data.cells) ahead[data.column]?.push(cell);
      return;
    }
    if ('table' in data) {
      try {
        const { table } = data;
        engine = await create(unpackLater(ahead.length > 0 ? { ...table, values: ahead } : table));
        port.postMessage({ ready: true }, []);
      } catch (error) {
        port.postMessage({ failed: startFailure(error) }, []);
      }
      return;
    }
    if (!engine) return port.postMessage({ failed: 'A query came before the table.' }, []);
    const { id } = data;
    const onFirst = (rows: number[]) => port.postMessage({ id, first: Uint32Array.from(rows) }, []);
    const answer = await answerOf(engine, data.query, onFirst);
    port.postMessage({ id, answer }, buffers(answer));
  };
  return (progress) => port.postMessage({ progress }, []);
}

/** Why an engine did not start; the words of whatever it threw are for programmers. */
const startFailure = (error: unknown) =>
  error instanceof VisitorError ? error.message : 'The engine could not be started in this browser.';

/** Runs a query. Whatever goes wrong in the engine is part of the answer. */
export async function answerOf(engine: Engine, query: unknown, onFirst?: (rows: number[]) => void): Promise<Answer> {
  const started = performance.now();
  const took = () => performance.now() - started;
  try {
    const { rows, refused } = await engine.select(query, onFirst);
    const answer = { rows: Uint32Array.from(rows), took: took() };
    return refused ? { ...answer, refused: { ...refused, rows: Uint32Array.from(refused.rows) } } : answer;
  } catch (error) {
    const large = tooLarge(messageOf(error));
    const position = error instanceof QueryRefused && !large ? error.position : undefined;
    const message = large ?? messageOf(error);
    return {
      rows: new Uint32Array(),
      error: position === undefined ? { message } : { message, position },
      took: took(),
    };
  }
}

/** The rows are handed over, not copied. */
const buffers = ({ rows, refused }: Answer): Transferable[] => [rows.buffer, ...(refused ? [refused.rows.buffer] : [])];
