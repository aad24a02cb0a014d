import type { Hostile } from '../Hostile';

const code = "x' OR 1 = 1; DROP TABLE movies --";

/** SQL in place of a condition, arguments that Prisma does not know, and values that would leave their quotes. */
export const hostile: Hostile = {
  refused: [
    '1 = 1',
    null,
    { '1 = 1; --': 1 },
    { title: { raw: code } },
    { title: { sql: code, values: [] } },
    { title: { mode: 'insensitive', contains: 'a' } },
    { $queryRaw: code },
    { constructor: code },
    { title: { search: code } },
  ],
  empty: [{ title: code }, { title: { contains: code } }, { title: { in: [code] } }],
};
