import { expect, it } from 'vitest';
import { changedWords } from './changedWords';
import type { DiffLine } from './Report';

const lines = (...texts: string[]): DiffLine[] =>
  texts.map((text) => ({ sign: text.charAt(0) as DiffLine['sign'], text: text.slice(1) }));
const marked = (...texts: string[]) =>
  changedWords(lines(...texts)).map(({ words }) =>
    words?.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join(''),
  );

it('marks words of lines that take the places of others', () =>
  expect(marked(' a', '-type A = NameLabelPair;', '-const b = 1;', '+type A = Option;', '+const b = 2;', ' c')).toEqual(
    [undefined, 'type A = [NameLabelPair];', 'const b = [1];', 'type A = [Option];', 'const b = [2];', undefined],
  ));
it('marks each of several edits', () =>
  expect(marked('-let a = 1;', '+let a = 2;', ' b', '-let c = 1;', '+let c = 2;').filter(Boolean)).toHaveLength(4));
it.each([
  [['-one line', '+two', '+lines']],
  [['-all of it', '+something completely different']],
  [['-gone']],
  [['+new']],
])('marks nothing where lines have no counterpart: %j', (given) =>
  expect(marked(...given)).toEqual(given.map(() => undefined)),
);
it('loses nothing of a line', () => {
  const given = lines('-  <QueryBuilder a b />', '+  <QueryBuilder a c={[]} />');
  for (const { text, words } of changedWords(given)) expect(words?.map((word) => word.text).join('')).toBe(text);
});
