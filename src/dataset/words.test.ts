import fc from 'fast-check';
import { expect, it } from 'vitest';
import { counted, grouped } from './countInWords';
import { listInWords } from './listInWords';

it('writes whole numbers as the browser does', () => {
  const format = new Intl.NumberFormat('en-US');
  fc.assert(
    fc.property(fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -1001, max: 1001 })), (number) => {
      expect(grouped(number)).toBe(format.format(number));
    }),
  );
});
it('writes lists as the browser does', () => {
  const format = new Intl.ListFormat('en-US');
  fc.assert(
    fc.property(fc.array(fc.string()), (names) => {
      expect(listInWords(names)).toBe(format.format(names));
    }),
  );
});
it('counts one thing and several', () =>
  expect([counted(1, 'row'), counted(3201, 'row'), counted(2, 'query', 'queries')]).toEqual([
    '1 row',
    '3,201 rows',
    '2 queries',
  ]));
