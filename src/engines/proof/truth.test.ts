import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedLines } from '../../../lines/lines';
import { isCapture, isDeep, runs, seed } from '../../../scripts/testScale';
import { type Draw, engineVersions, formatsOf, measure, published, type Results } from './measure';
import type { Release } from './run';
import { hostileTable, movieRows } from './tables';

const packageOf = (samples: string) => JSON.parse(readFileSync(`${samples}/package.json`, 'utf8')).name;
const print = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;
const fileIn = (folder: string, major: string) => path.resolve('src/engines/proof', folder, `${major}.json`);

const measureBoth = async (release: Release, draw: Draw): Promise<Results['tables']> => ({
  movies: await measure(release, movieRows(), draw),
  hostile: await measure(release, hostileTable, draw),
});

describe.each(documentedLines().map((line) => [line.release, line] as const))('what %s selects', (version, line) => {
  const load = (): Promise<Release> => import(/* @vite-ignore */ `${packageOf(line.samples)}/release`);

  it('is what the model predicts, and every difference has a cause', async () => {
    const tables = await measureBoth(await load(), { seed, runs: runs(60, 1000) });
    expect(tables.movies.queries + tables.hostile.queries).toBe(runs(120, 2000));
  }, 120_000);

  it('is that with thousands and fractions, too', async () => {
    const tables = await measureBoth(await load(), { seed, runs: runs(20, 300), quantities: true });
    expect(tables.movies.queries + tables.hostile.queries).toBe(runs(40, 600));
  }, 120_000);

  it('gives the checked-in counts of the first published queries', async () => {
    const first = await measureBoth(await load(), { ...published, runs: 100 });
    await expect(print(first)).toMatchFileSnapshot(fileIn('first', line.major));
  }, 120_000);

  // `npm run capture` counts all queries and writes them down, `npm run deep -- engines` counts all and compares. Any other
  // run fails when the counts were made with another release, engine or format than those that are installed.
  it('gives the published counts, which were made with what is installed', async () => {
    const release = await load();
    expect(release.version).toBe(version);
    const file = fileIn('results', line.major);
    const { executed, notExecuted } = formatsOf(release);
    const tables: Results['tables'] =
      isDeep('engines') || isCapture
        ? await measureBoth(release, published)
        : JSON.parse(readFileSync(file, 'utf8')).tables;
    expect([tables.movies.queries, tables.hostile.queries]).toEqual([published.runs, published.runs]);
    const results: Results = {
      release: version,
      seed: published.seed,
      engines: engineVersions(version),
      formats: executed,
      notExecuted,
      tables,
    };
    await expect(print(results)).toMatchFileSnapshot(file);
  }, 600_000);
});
