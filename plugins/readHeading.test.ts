import type { Heading } from 'mdast';
import { expect, it } from 'vitest';
import { parser } from './library-api/explained';
import { readHeading } from './readHeading';

const read = (line: string) => readHeading(parser.parse(line).children[0] as Heading);

it('reads the anchor that a comment names', () =>
  expect(read('## The `key` {/* #first */}')).toEqual({ text: 'The key', id: 'first' }));
it('knows a heading without one, and a comment that names none', () => {
  expect(read('## The `key`')).toEqual({ text: 'The key' });
  expect(read('## The key {/* why */}')).toEqual({ text: 'The key' });
});
