import type { EngineId } from './registry';

/** What engines have inside, by the version that it says of itself and no package's number tells; inside.test.ts asks them. */
export const inside: Partial<Record<EngineId, string>> = {
  sqlite: 'SQLite 3.54.1',
  drizzle: 'SQLite 3.54.1',
  postgresql: 'PostgreSQL 18.6',
};
