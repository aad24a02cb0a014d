import { readFileSync } from 'node:fs';
import { runs } from '@site/scripts/testScale';
import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser } from 'acorn';
import { expect, it } from 'vitest';
import { rulesWithSamples } from './fixtures/samples';
import { longFile } from './longFile.fixture';
import { reportOf } from './reportOf';

it('takes at most two and a half times as long as the parser alone takes to read the files once', () => {
  const parser = Parser.extend(tsPlugin({ jsx: true }));
  const application = longFile(readFileSync('packages/upgrade/application.fixture.txt', 'utf8'));
  // Every second file has several edits, as code of an application has.
  const texts = rulesWithSamples.flatMap(({ sample }) => [longFile(sample.before), application]);
  const count = runs(20, 200);
  let [alone, whole, slowest] = [0, 0, 0];
  for (let index = 0; index < count + 5; index += 1) {
    // Spread over all rules, whatever the count.
    const text = texts[Math.floor((index * texts.length) / (count + 5))] as string;
    const started = performance.now();
    parser.parse(text, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
    const parsed = performance.now();
    const report = reportOf({ name: `${index}.tsx`, text }, 3, 8);
    const done = performance.now();
    expect(report.problem).toBeUndefined();
    // The first few warm the machine up.
    if (index < 5) continue;
    alone += parsed - started;
    whole += done - parsed;
    slowest = Math.max(slowest, done - parsed);
  }
  const ratio = whole / alone;
  console.log(
    `upgrade: ${count} files of 1,000 lines in ${Math.round(whole)} ms, ${ratio.toFixed(2)} times acorn alone; the slowest took ${Math.round(slowest)} ms`,
  );
  expect(ratio).toBeLessThan(2.5);
});

it('a large file with thousands of places takes seconds', () => {
  const one = 'export const f = (query) => { query.rules.push(rule); };\n';
  const text = `import { add } from 'react-querybuilder';\n${one.repeat(8000)}`;
  const started = performance.now();
  expect(reportOf({ name: 'a.ts', text }, 4, 8).findings).toHaveLength(8000);
  expect(performance.now() - started).toBeLessThan(15_000);
});
