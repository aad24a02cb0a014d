import { expect, it } from 'vitest';
import { checkFile } from '../checkFile';
import { mapEditedLines } from './mapEditedLines';

it('takes a line in the place of another from that one, and a new one from the line before', () => {
  const { lines } = mapEditedLines('a\nb\nc\nd\n', 'a\nB\nC\nnew\nd\n', [1, 2, 3, 4]);
  expect(lines.slice(0, 5)).toEqual([1, 2, 3, 3, 4]);
  expect(mapEditedLines('a\nb\n', 'first\na\nb\n', [1, 2]).lines.slice(0, 3)).toEqual([1, 1, 2]);
});

it('names the line of each place, though lines beside it were rewritten before', () => {
  const text = `import { QueryBuilder } from 'react-querybuilder';
export const A = () => <QueryBuilder enableDragAndDrop independentCombinators={isIC} />;
export const B = () => <QueryBuilder enableDragAndDrop showNotToggle />;
`;
  const { findings } = checkFile('a.tsx', text, 4, 8);
  const lines = findings.filter(({ rule }) => rule !== 'drag-and-drop').map(({ line, excerpt }) => [line, excerpt]);
  expect(lines).toContainEqual([2, text.split('\n')[1]]);
  expect(lines.filter(([line]) => line === 3)).toEqual([]);
});
