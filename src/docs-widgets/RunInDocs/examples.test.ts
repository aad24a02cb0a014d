import { readFileSync } from 'node:fs';
import { lines } from '@site/lines/registry';
import { packMovies, unpack } from '@site/src/dataset/packedTable';
import type { Table } from '@site/src/dataset/table';
import { meaning } from '@site/src/engines/model/dialect';
import { predict } from '@site/src/engines/model/judge';
import type { Results } from '@site/src/engines/proof/measure';
import { type Engines, execute, startEngines } from '@site/src/engines/proof/run';
import { beforeAll, describe, expect, it } from 'vitest';
import { readMovies } from '../../dataset/movies/readMovies';
import { dialectIn, examples, examplesOf, formatsShowing, isOnPage, isShown } from './examples';

let movies: Table;
let engines: Engines;
beforeAll(async () => {
  movies = unpack(packMovies(readMovies()));
  engines = await startEngines(movies);
});

describe.each(lines)('examples of $label', ({ major, load }) => {
  const results: Results = JSON.parse(readFileSync(`src/engines/proof/results/${major}.json`, 'utf8'));

  it('there is one for each cause that was counted on the movies', () => {
    const counted = Object.entries(results.tables.movies.causes).filter(
      ([id, cause]) => isShown(id, results) && isOnPage(results, cause),
    );
    expect(examplesOf(results).sort()).toEqual(counted.map(([id]) => id).sort());
  });

  it.each(examplesOf(results))('%s is shown by a format, in its engine', async (id) => {
    const { query, parseNumbers = false } = examples[id];
    const formats = formatsShowing(id, results, movies);
    expect(formats).not.toEqual([]);
    const imports = await load();
    for (const format of formats) {
      const answer = await execute(query, { format, parseNumbers }, imports, engines, movies);
      const meant = predict(query, movies, meaning(dialectIn(results, format, parseNumbers)));
      const isRefused = answer.refused?.rows.length === movies.rows.length;
      expect(isRefused || String(answer.rows) !== String(meant.rows), format).toBe(true);
    }
  });
});
