import type { Hostile } from '../Hostile';

const second = [
  'DROP TABLE movies',
  'DELETE FROM movies',
  "ATTACH 'file.db' AS other",
  'PRAGMA query_only = OFF',
  'CREATE TABLE other (a)',
  'SELECT 1',
];

/** Second statements, writing, and rows that the table does not have. */
export const hostile: Hostile = {
  refused: [
    ...second.flatMap((statement) => [`1 = 1; ${statement}`, `1 = 1;${statement};--`, `1 = 1); ${statement}; --`]),
    'row IN (INSERT INTO movies (row) VALUES (-1) RETURNING row)',
    "(SELECT query_only FROM pragma_query_only('0')) = 1",
    '1 = 1 UNION SELECT 99999',
    "1 = 0 UNION SELECT 'x'",
    '1 = 0 UNION SELECT -1',
  ],
  empty: [],
};
