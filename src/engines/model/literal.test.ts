import { evaluate } from '@marcbachmann/cel-js';
import { parseExpressionAt } from 'acorn';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../scripts/testScale';
import { expression, staysInSlashes, unquote } from './literal';

/** Text as somebody who knows what ends a literal would write it. */
const unit = fc.constantFrom(
  ...'\\ \\ \\ " \' ` ? a n r t b f v x u U e 0 1 4 7 9 A é / * [ ] ( ^'.split(' '),
  ...['x41', 'u00e9', 'U0001F600', '101', '\n', '\r', '\u2028', ' '],
);
const text = fc.string({ unit, maxLength: 8 });

/** What a language reads of a literal, or that it reads none that ends with the last quote. */
type Read = (literal: string) => { value: unknown } | undefined;
const javascript: Read = (literal) => {
  try {
    const node = parseExpressionAt(literal, 0, { ecmaVersion: 2022 });
    return node.type === 'Literal' && node.end === literal.length ? { value: node.value } : undefined;
  } catch {
    return undefined;
  }
};
const cel: Read = (literal) => {
  try {
    const value = evaluate(literal);
    return typeof value === 'string' ? { value } : undefined;
  } catch {
    return undefined;
  }
};

describe.each([
  ['javascript', javascript],
  ['cel', cel],
] as const)('a text between quotes that nobody escaped, in %s', (language, read) => {
  it('is what the language itself reads', () => {
    let escapes = 0;
    let refusals = 0;
    fc.assert(
      fc.property(text, (between) => {
        const { value, refuses, open } = unquote(between, language);
        const literal = read(`"${between}"`);
        // A text that ends its quotes becomes code, of which nothing is said.
        if (open) return;
        if (refuses) refusals += 1;
        else if (value !== between) escapes += 1;
        expect(refuses ? undefined : { value }).toEqual(literal);
      }),
      { numRuns: runs(1000) },
    );
    expect(Math.min(escapes, refusals)).toBeGreaterThan(20);
  });
  it.each(['"', 'a" + "b', '\\', 'a\\\\\\'])('may end the quotes: %s', (between) =>
    expect(unquote(between, language)).toEqual({ value: between, open: 'quoting' }),
  );
});

it('a text stays in the slashes of a regular expression where the language reads it as one', () => {
  let staying = 0;
  fc.assert(
    fc.property(text, (between) => {
      const literal = `/${between}/`;
      let stays: boolean;
      try {
        const node = parseExpressionAt(literal, 0, { ecmaVersion: 2022 });
        stays = node.type === 'Literal' && 'regex' in node && node.end === literal.length && node.regex?.flags === '';
      } catch (error) {
        // Its end is found before its grammar is looked at.
        stays = /Invalid regular expression: \//.test(String(error)) && String(error).includes(`/${between}/:`);
      }
      expect(staysInSlashes(between)).toBe(stays);
      staying += Number(stays);
    }),
    { numRuns: runs(1000) },
  );
  expect(staying).toBeGreaterThan(100);
});

it('an expression is made of a text and flags, however many there have been, and none of what is no expression', () => {
  expect(expression('(')).toBeUndefined();
  for (let count = 0; count < 250; count += 1) expect(expression(`${count}`)?.source).toBe(`${count}`);
  expect([expression('a', 'i')?.test('A'), expression('a')?.test('A')]).toEqual([true, false]);
});
