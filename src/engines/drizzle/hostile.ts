import type { Hostile } from '../Hostile';
import { hostile as sqlite } from '../sqlite/hostile';

/** What SQLite withstands, in the form that Drizzle gives it; and what Drizzle does not make. */
export const hostile: Hostile = {
  refused: [
    ...sqlite.refused.map((sql) => ({ sql, params: [] })),
    '1 = 1',
    { sql: ['1 = 1'], params: [] },
    { sql: '1 = 1', params: {} },
    { sql: 'title = ?', params: [] },
    null,
  ],
  empty: [{ sql: 'title = ?', params: ["x' OR 1 = 1 --"] }],
};
