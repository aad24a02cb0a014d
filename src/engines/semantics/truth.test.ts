import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedLines } from '../../../config/lines';
import { engineVersions, formatsOf, measure, type Results, seed } from './random/measure';
import type { Release } from './random/run';
import { hostileTable, movieRows } from './random/tables';

const packageOf = (samples: string) => JSON.parse(readFileSync(`${samples}/package.json`, 'utf8')).name;

// `npm run capture` rewrites the checked-in counts; without it, a changed count fails with a diff.
describe.each(documentedLines().map((line) => [line.release, line] as const))('what %s selects', (version, line) => {
  it('is what the model predicts, and every difference has a cause', async () => {
    const release: Release = await import(/* @vite-ignore */ `${packageOf(line.samples)}/release`);
    expect(release.version).toBe(version);
    const { executed, notExecuted } = formatsOf(release);
    console.log(`seed ${seed}, react-querybuilder ${version}: ${executed.join(', ')}`);
    const tables = { movies: await measure(release, movieRows()), hostile: await measure(release, hostileTable) };
    const results: Results = {
      release: version,
      seed,
      engines: engineVersions(),
      formats: executed,
      notExecuted,
      tables,
    };
    const file = path.resolve('src/engines/semantics/results', `${version.split('.')[0]}.json`);
    await expect(`${JSON.stringify(results, null, 2)}\n`).toMatchFileSnapshot(file);
  }, 120_000);
});
