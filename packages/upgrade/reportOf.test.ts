import { expect, it } from 'vitest';
import { checkFile } from './checkFile';
import { example } from './example';
import { reportOf } from './reportOf';
import { summaryOf } from './summaryOf';

const report = (text: string, name = 'a.tsx') => reportOf({ name, text }, 4, 8);

it('says what a finding is about and where to read on, and shows lines that change', () => {
  const { findings, parts, rewritten } = report(example);
  expect(findings.length).toBeGreaterThan(4);
  for (const { href } of findings) expect(href).toMatch(/^\/docs\/(4|next)\/migrate(-to-[678])?#\w+/);
  expect(findings.every(({ message, kind }) => message && kind)).toBe(true);
  const lines = parts.flatMap((part) => part.lines);
  for (const { sign, text } of lines)
    if (sign === '+') expect(rewritten).toContain(text);
    else expect(example).toContain(text);
  expect(lines.some(({ sign }) => sign === '+') && lines.some(({ sign }) => sign === '-')).toBe(true);
});
it('shows the place of a syntax error', () => {
  const { problem, findings } = report("import { a } from 'react-querybuilder';\nconst = 1;\n");
  expect(problem).toMatchObject({ line: 2, column: 7 });
  expect(findings).toEqual([]);
});
it('says in a sentence what was found', () => {
  const clean = report("import { QueryBuilder } from 'react-querybuilder';\n");
  expect(summaryOf([clean], 1)).toBe('Nothing found. 1 file checked.');
  expect(summaryOf([clean], 3)).toBe('Nothing found. 1 of 3 files checked.');
  const broken = report("import 'react-querybuilder';\nconst = 1;\n");
  expect(summaryOf([broken], 1)).toBe('0 of 1 file checked. 1 file could not be read.');
  expect(summaryOf([clean, broken], 2)).toBe('Nothing found. 1 of 2 files checked. 1 file could not be read.');
  const loaded = report("use(require('react-querybuilder'));\n");
  expect(summaryOf([loaded], 1)).toBe('Nothing found in what was followed. 1 file checked. 1 place was not followed.');
  expect(summaryOf([report(example), clean], 2)).toMatch(
    /^\d+ places in 1 file: \d+ breaks?, \d+ behaves? differently, \d+ can stay\. \d+ rewritten\. 2 files checked\.$/,
  );
});

it.each([
  "export { formatQuery } from 'react-querybuilder/dist/formatQuery';",
  "const { formatQuery } = require('react-querybuilder/dist/formatQuery');",
  "jest.mock('react-querybuilder/dist/formatQuery');",
])('%s: the path is another one from version 6 on', (code) => {
  const { findings, rewritten } = checkFile('a.ts', code, 5, 6);
  expect(findings.map(({ rule }) => rule)).toEqual(['dist-paths']);
  expect(rewritten).toBe(code.replace('/dist', ''));
});
