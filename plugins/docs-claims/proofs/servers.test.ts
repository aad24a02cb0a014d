import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Line } from '../../../lines/lines';
import type { Agreement } from '../../../servers/agreement';
import { proves } from './proves';

const { examples }: Agreement = JSON.parse(readFileSync('servers/agreement.json', 'utf8'));

/** What `npm run test:servers` captured of an example, by the server and its collation. */
function answers({ release }: Line, surprise: string): Record<string, number | 'error'> {
  const example = examples[release]?.find((candidate) => candidate.surprise === surprise);
  if (!example) throw new Error(`${release} has no captured example of ${surprise}`);
  return example.answers;
}
const [sqlite, postgresql, root] = ['SQLite', 'PostgreSQL C', 'PostgreSQL und-x-icu'] as const;
const bin = 'MariaDB utf8mb4_bin';
const [general, unicode] = ['MariaDB utf8mb4_general_ci', 'MariaDB utf8mb4_unicode_ci'] as const;

proves(
  'MariaDB compares by the collation of the column: with `_ci`, `=`, lists and `LIKE` take capitals for small letters, and accents for none.',
  (line) => {
    for (const what of ['capitals in `=`', 'capitals in LIKE', 'accents'])
      for (const ci of [general, unicode]) {
        expect(answers(line, what)[ci]).toBeGreaterThan(0);
        expect(answers(line, what)[bin]).toBe(0);
      }
  },
);
proves(
  '`<`, `>` and `between` on text go by the collation as well: under `C` and `bin`, capitals stand before all small letters.',
  (line) => {
    const found = answers(line, 'order of texts');
    expect([found[postgresql], found[bin]]).toEqual([1, 1]);
    for (const collated of [root, general, unicode]) expect(found[collated]).toBeGreaterThan(1000);
  },
);
proves(
  "PostgreSQL refuses a value that its column cannot hold: `'unknown'` for a number or a date, `'89.5'` for an integer, `300` for a text.",
  (line) => {
    for (const what of [
      'a text that is no number',
      'a text that is no date',
      'decimals for a column of integers',
      'a number for a text',
    ])
      expect(answers(line, what)[postgresql], what).toBe('error');
  },
);
proves(
  "MariaDB makes a number of any text (`'unknown'` is 0), and of a column of text that is compared with a number; what is no date is lower than all dates.",
  (line) => {
    for (const ci of [bin, general, unicode]) {
      expect(answers(line, 'a text that is no number')[ci]).toBe(47);
      expect(answers(line, 'a number for a text')[ci]).toBe(2);
      expect(answers(line, 'a text that is no date')[ci]).toBe(3201);
    }
  },
);
proves('SQLite orders such a text behind all numbers.', (line) =>
  expect(answers(line, 'a text that is no number')[sqlite]).toBe(3194),
);
proves("In a list, `sql` writes `'true'`: 0 in MariaDB, a text in SQLite.", (line) => {
  const found = answers(line, 'booleans in a list');
  // MariaDB selects the films that are not profitable.
  expect([found[sqlite], found[postgresql], found[general]]).toEqual([0, 2091, 1102]);
});
