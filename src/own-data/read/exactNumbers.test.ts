import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keepsDigits } from '../infer/numbers';
import { problemText } from '../problems';
import { longNumbers, quoteLongNumbers } from './exactNumbers';
import { readInput } from './readInput';
import { tables } from './tables';

const read = (text: string, name: string) => readInput(new Blob([text]), name, tables);

it.each([
  ['x.json', '[{"id":9007199254740993,"a":1},{"id":9007199254740992,"a":2}]'],
  ['x.ndjson', '{"id":9007199254740993,"a":1}\n{"id":9007199254740992,"a":2}\n'],
])('%s: integers that differ stay different, and it is said', async (name, text) => {
  const { set, problems } = await read(text, name);
  expect(set.table?.values).toEqual([
    ['9007199254740993', '9007199254740992'],
    [1, 2],
  ]);
  expect(problems.map(problemText)).toContain(longNumbers);
});

it.each([
  ['9007199254740992', true],
  ['9007199254740993', false],
  ['100000000000000000000', true],
  ['0.30000000000000004', true],
  ['0.1234567890123456789', false],
  ['1.7976931348623157e308', true],
  ['1e400', false],
  ['1.50', true],
])('%s is kept: %s', (number, kept) => expect(keepsDigits(number)).toBe(kept));

it('any JSON of numbers and texts means the same, but for numbers that are not kept', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('9007199254740993', '\\"12345678901234567890'));
  const number = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer());
  fc.assert(
    fc.property(fc.array(fc.oneof(text, number)), (values) => {
      const json = JSON.stringify(values);
      expect(quoteLongNumbers(json)).toEqual({ text: json, quotes: [] });
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: 2n ** 53n, max: 2n ** 80n }), { minLength: 1 }), (numbers) => {
      const read = JSON.parse(quoteLongNumbers(`[${numbers.join(' , ')}]`).text) as (number | string)[];
      // JavaScript writes large numbers in digits up to 1e21 only.
      expect(read.map((value) => BigInt(value))).toEqual(numbers);
    }),
  );
});

it('the place of a mistake is that of the text as it was written', async () => {
  const { problems } = await read('[{"id":9007199254740993,"a":1},{"id" 2}]', 'x.json');
  expect(problems.map(problemText)).toContain('This is not valid JSON at line 1, character 38: colon expected.');
});
