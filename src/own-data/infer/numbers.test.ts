import fc from 'fast-check';
import { expect, it } from 'vitest';
import { figureIn, numberIn, plainNumber, styleIn } from './numbers';

it.each(['-0', '007', '12.50', '1.', '.5', '-', '', '1e3', '+1', '1234567890123456', '0x1', '1 ', '0.0000001'])(
  '%j is no number as JavaScript writes it',
  (text) => expect(plainNumber(text)).toBeUndefined(),
);
it.each(['0', '-1', '12.5', '0.000001', '999999999999999', '-0.25', '100'])('%j is', (text) =>
  expect(plainNumber(text)).toBe(Number(text)),
);
it('is the number itself, written the same', () =>
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.double(), fc.float()).map(String), (text) => {
      const number = plainNumber(text);
      if (number !== undefined) expect([String(number), number]).toEqual([text, Number(text)]);
    }),
  ));
it('knows decimals of prices', () =>
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 6 }), (units, places) => {
      const text = String(units / 10 ** places);
      if (!text.includes('e') && text !== '-0') expect(plainNumber(text)).toBe(Number(text));
    }),
  ));

it.each([
  ['1,5', 'comma'],
  ['-1.234,56', 'comma'],
  ['1 234,5', 'comma'],
  ['1\u202f234,5', 'comma'],
  ['0,123', 'comma'],
  ['1,234.5', 'point'],
  ['1,234,567', 'point'],
  ["1'234.50", 'point'],
  ['1,234', 'either'],
  ['1 234', 'either'],
  ['1.234.567', 'either'],
])('%j has decimals with a %s', (text, style) => expect(styleIn(text)).toBe(style));
it.each(['1,2,3', '1.23,4', '1.234 567,8', '007,5', ',5', '1,', '1.5', '12', '1,23.4', '3,4 kg', '030 123 456'])(
  '%j is no number with separators',
  (text) => expect(styleIn(text)).toBeUndefined(),
);
it.each([
  ['de-DE', 'comma'],
  ['fr-FR', 'comma'],
  ['pt-BR', 'comma'],
  ['en-US', 'point'],
  ['de-CH', 'point'],
] as const)('is the number that %s writes', (locale, style) => {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }), (units, places) => {
      const number = units / 10 ** places;
      const text = format.format(number).replace('\u2212', '-');
      const shown = styleIn(text);
      if (shown) expect([shown === 'either' ? style : shown, figureIn(text, style)]).toEqual([style, number]);
      // `1.234` of a German is a plain number with a point, which no style is asked about.
      else expect(text).toMatch(/^-?(?:\d+|\d{1,3}\.\d{3}|\d+\.\d+)$/);
    }),
  );
});
it.each([
  ['+491701234567', undefined],
  ['+4930123', undefined],
  ['+120', 120],
  ['+1.5', 1.5],
  ['-1234567', -1_234_567],
])('%j is the number %j: a plus before many digits is that of a telephone number', (text, number) =>
  expect(numberIn(text)).toBe(number),
);

it.each([
  '9007199254740991.4',
  '4503599627370497.3',
  '-9007199254740991.25',
  '1e-400',
  '9007199254740993',
  '9007199254740993e0',
  '1e400',
  '0.1234567890123456789',
])('%s loses digits, and is no number', (text) => expect(numberIn(text)).toBeUndefined());
it.each(['9007199254740991', '1.50', '1e3', '12.5E-3', '0e5', '2251799813685249.5', '-.5'])('%s is one', (text) =>
  expect(numberIn(text)).toBe(Number(text)),
);
