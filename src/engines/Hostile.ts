/** What would be an attack if an engine ran it. */
export type Hostile = {
  /** Queries that the engine refuses to run. */
  refused: readonly unknown[];
  /** Queries that it either refuses, or takes for a condition that no row meets. */
  empty: readonly unknown[];
};

/** JavaScript that leaves a trace when it runs; `hostile.test.ts` looks for it. */
export const code = 'globalThis.wasRun = true';
