import type { Hostile } from '../Hostile';

/** Second statements and writing. */
export const hostile: Hostile = {
  refused: [
    "title = 'x'); DELETE FROM stored; --",
    "title = 'x' OR (SELECT set_config('default_transaction_read_only', 'off', false)) IS NULL; DROP VIEW movies; --",
    '(lo_create(4711) > 0)',
  ],
  empty: [],
};
