import { expect, it } from 'vitest';
import { withoutMissing } from './missingIds';

it.each([
  ['<input aria-describedby=":R1: :R2:" value=1>', '<input value=1>'],
  ['<input aria-describedby=:R1:>', '<input>'],
  ['<input aria-describedby="b a"><p id=a>', '<input aria-describedby="a"><p id=a>'],
  ['<input aria-describedby=a><p class=x id="a">', '<input aria-describedby=a><p class=x id="a">'],
  ['<code> aria-describedby="x"</code>', '<code> aria-describedby="x"</code>'],
])('%s', (html, expected) => expect(withoutMissing(html)).toBe(expected));
