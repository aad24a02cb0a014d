import { expect, it } from 'vitest';
import { programOf } from './programOf';

const sample = `import { formatQuery } from 'react-querybuilder';
// What it is about.
const query = { rules: [] };
const other = { rules: [1] };

// #region one
console.log(formatQuery(query, 'sql'));
// #endregion one

// #region two
const named = other;
console.log(named);
// #endregion two
`;
const edited = (from: string, to: string) => {
  expect(sample).toContain(from);
  return sample.replace(from, to);
};

it.each([
  ['a comment', '// What it is about.', '/* anew */'],
  ['line breaks', '{ rules: [] }', '{\n  rules: []\n}'],
  ['another region', 'const named = other;', 'const named = [other, 1];'],
  ['a declaration that it does not use', 'rules: [1]', 'rules: [2]'],
  ['the entry of the library', "'react-querybuilder'", "'react-querybuilder/formatQuery'"],
  ['an import that it does not use', '{ formatQuery }', '{ formatQuery, parseSQL }'],
])('is the same with %s', (_, from, to) => {
  expect(programOf(edited(from, to), 'one')).toBe(programOf(sample, 'one'));
});
it.each([
  ['a declaration that it uses', '{ rules: [] }', '{ rules: [0] }'],
  ['its own code', "'sql'", "'cel'"],
  ['where a name comes from', "'react-querybuilder'", "'another'"],
  ['what is imported', '{ formatQuery }', '{ other as formatQuery }'],
  ['what runs outside of regions', '// What it is about.', 'start();'],
])('is another with %s', (_, from, to) =>
  expect(programOf(edited(from, to), 'one')).not.toBe(programOf(sample, 'one')),
);
it('follows what is used by what is used', () => {
  const later = sample.replace('const named', 'const deep = 1;\nconst named').replace('[1]', '[deep]');
  expect(programOf(later, 'two')).not.toBe(programOf(later.replace('deep = 1', 'deep = 2'), 'two'));
  expect(programOf(later, 'one')).toBe(programOf(sample, 'one'));
});
it('is all of a sample without regions', () =>
  expect(programOf(sample)).not.toBe(programOf(edited('rules: [1]', 'rules: [2]'))));
it('refuses a region that is not there', () => expect(() => programOf(sample, 'three')).toThrow('no region "three"'));
