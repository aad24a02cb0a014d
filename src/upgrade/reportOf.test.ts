import { expect, it } from 'vitest';
import { example } from './page/example';
import { summaryOf } from './page/summaryOf';
import { reportOf } from './reportOf';

const report = (text: string, name = 'a.tsx') => reportOf({ name, text }, 4, 8);

it('says what a finding is about and where to read on, and shows lines that change', () => {
  const { findings, parts, rewritten } = report(example);
  expect(findings.length).toBeGreaterThan(4);
  for (const { href } of findings) expect(href).toMatch(/^\/docs\/next\/migrate#\w+/);
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
  expect(summaryOf([report(example), clean], 2)).toMatch(
    /^\d+ places in 1 file: \d+ breaks?, \d+ behaves? differently\. \d+ rewritten\. 2 files checked\.$/,
  );
});
