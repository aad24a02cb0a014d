import { readFileSync } from 'node:fs';
import { packMovies, unpack } from '@site/src/dataset/packed';
import type { Table } from '@site/src/dataset/table';
import type { Engine } from '@site/src/engines/Engine';
import type { EngineId } from '@site/src/engines/registry';
import { meaning } from '@site/src/engines/semantics/dialect';
import { predict } from '@site/src/engines/semantics/judge';
import type { Results } from '@site/src/engines/semantics/random/measure';
import { execute, startEngines } from '@site/src/engines/semantics/random/run';
import { beforeAll, describe, expect, it } from 'vitest';
import { releases } from '../releases/releases';
import { dialectIn, examples, examplesOf, formatsShowing } from './examples';

let movies: Table;
let engines: Record<EngineId, Engine>;
beforeAll(async () => {
  movies = unpack(packMovies(JSON.parse(readFileSync('node_modules/vega-datasets/data/movies.json', 'utf8'))));
  engines = await startEngines(movies);
});

describe.each(releases)('examples of $line', ({ major, load }) => {
  const results: Results = JSON.parse(readFileSync(`src/engines/semantics/results/${major}.json`, 'utf8'));

  it('there is one for each cause that was counted on the movies', () => {
    expect(examplesOf(results).sort()).toEqual(Object.keys(results.tables.movies.causes).sort());
  });

  it.each(examplesOf(results))('%s is shown by a format, in its engine', async (id) => {
    const { query, parseNumbers = false } = examples[id];
    const formats = formatsShowing(id, results, movies);
    expect(formats).not.toEqual([]);
    const door = await load();
    for (const format of formats) {
      const answer = await execute(query, { format, parseNumbers }, door, engines, movies.rows.length);
      const meant = predict(query, movies, meaning(dialectIn(results, format, parseNumbers)));
      const isRefused = answer.refused?.rows.length === movies.rows.length;
      expect(isRefused || String(answer.rows) !== String(meant.rows), format).toBe(true);
    }
  });
});
