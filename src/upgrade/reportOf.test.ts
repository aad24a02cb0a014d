import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../scripts/effort';
import { example } from './page/example';
import { summaryOf } from './page/summaryOf';
import { rules } from './registry';
import { reportOf } from './reportOf';

it('says in words what it finds, where to read on, and what lines become', () => {
  const report = reportOf({ name: 'App.tsx', text: example }, 4, 8);
  expect(report.findings.length).toBeGreaterThan(2);
  for (const { message, href, line } of report.findings) {
    expect(message.length).toBeGreaterThan(10);
    expect(href).toMatch(/^\/docs\/(4|next)\/migrate#[\w-]+$/);
    expect(line).toBeLessThanOrEqual(example.split('\n').length);
  }
  const signs = report.parts.flatMap(({ lines }) => lines.map(({ sign }) => sign));
  expect(signs).toContain('+');
  expect(signs).toContain('-');
  const lines = example.split('\n');
  for (const { line, lines: part } of report.parts)
    expect(part.filter(({ sign }) => sign !== '+').map(({ text }) => text)).toEqual(
      lines.slice(line - 1, line - 1 + part.filter(({ sign }) => sign !== '+').length),
    );
});
it('goes on after a file that cannot be read, and names the place', () => {
  const text = "import QueryBuilder from 'react-querybuilder';\nconst = 1;";
  expect(reportOf({ name: 'a.tsx', text }, 4, 8).problem).toMatchObject({ line: 2, column: 7 });
});
it('no edit of a sample ends it', () => {
  const samples = rules.map(({ sample }) => sample.before);
  fc.assert(
    fc.property(
      fc.constantFrom(...samples),
      fc.array(
        fc.tuple(fc.nat(), fc.nat(20), fc.constantFrom('', '{', '}', '(', '<', '`', "'", '\n', ' as ', 'é', '/*')),
        {
          minLength: 1,
          maxLength: 4,
        },
      ),
      (sample, edits) => {
        const text = edits.reduce((now, [at, length, put]) => {
          const place = at % (now.length + 1);
          return now.slice(0, place) + put + now.slice(place + length);
        }, sample);
        const report = reportOf({ name: 'a.tsx', text }, 3, 8);
        if (report.problem) expect(report.problem.line).toBeGreaterThan(0);
        for (const { line } of report.findings) expect(line).toBeLessThanOrEqual(text.split('\n').length);
      },
    ),
    { numRuns: runs(300, 10_000) },
  );
});
it('sums up', () => {
  const report = reportOf({ name: 'App.tsx', text: example }, 4, 8);
  expect(summaryOf([report], 1)).toMatch(/^\d+ places in 1 file: .*\d+ rewritten\. 1 file checked\.$/);
  expect(summaryOf([], 3)).toBe('Nothing found. 0 of 3 files checked.');
});
