import type { Hostile } from '../Hostile';

/** Changes, other clauses, and rows that are none of the table's. */
export const hostile: Hostile = {
  refused: [
    "title = 'x' WITH _row MATCH (n) DETACH DELETE n WITH _row",
    "title = 'x' RETURN _row; MATCH (n) DETACH DELETE n",
    "title = 'x' SET m.title = 'y'",
    'true WITH 99999 AS _row',
    "true WITH 'x' AS _row",
    'true CALL db.labels() YIELD label WITH 1 AS _row',
    "LOAD CSV FROM 'file:///etc/passwd' AS line",
    'unknown = 1',
    '',
  ],
  empty: ["title = 'DETACH DELETE'", 'false', "title = '\\u0027 OR true'"],
};
