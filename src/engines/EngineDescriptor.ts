import type { Column } from '../dataset/table';

/** What the page says of an engine and which export formats it runs. Plain data: tests in Node read it, too. */
export type EngineDescriptor = {
  id: string;
  /** Its short name, as in "refused by SQLite". */
  name: string;
  /** What it is, in one line, so that nobody takes it for something else. */
  description: string;
  /** Packages with their pinned versions. */
  packages: Record<string, string>;
  /** SPDX name of the packages' licence. */
  licence: string;
  /** The formats that it runs, each with the major release of the library from which on there is the format. */
  formats: Record<string, number>;
  /** Bytes that only a press of a button may bring: `unpacked` in the browser, about `compressed` on the way. */
  onRequest?: { unpacked: number; compressed: number };
  /** Rows that it is given at most, and what was measured of more; without it, all that there are. */
  mostRows?: { rows: number; because: string };
  /** Set for an engine that needs Node: it runs in our tests, never in a browser, and the page says so. */
  where?: 'tests';
  /** Set where the export is a function: it is shown as what it does. */
  exports?: 'function';
  /** Options of `formatQuery` without which a format of the engine has no export, such as the operators of its library. */
  options?: Record<string, unknown>;
  /** Makes of an export what the engine takes, where that is not the export itself. What a worker gets has to be data. */
  read?: (exported: unknown, columns: readonly Column[]) => Promise<unknown>;
};
