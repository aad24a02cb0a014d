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
  /** Makes of an export what the engine takes, where that is not the export itself. */
  read?: (exported: unknown) => Promise<unknown>;
};
