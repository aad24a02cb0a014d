import { readMovies } from '@site/src/dataset/movies/readMovies';
import { createSqlite } from '@site/src/engines/sqlite/engine';
import * as next from 'samples-next/release';
import * as five from 'samples-v5/release';
import { expect, it } from 'vitest';
import { packMovies, unpack } from '../../dataset/packedTable';
import { sampleQuery } from '../samples/sampleQuery';
import { initialState } from '../store/state';

const shown = ['title', 'genre', 'imdbRating', 'budget', 'gross'];

// The answer in the HTML of pages is that of the engine: `npm run capture` writes it anew.
it.each([five, next])(
  'the answer that pages are built with is what SQLite selects, release $version',
  async (release) => {
    const { columns, rows } = unpack(packMovies(readMovies()));
    const engine = await createSqlite({ columns, rows });
    const { format, options } = initialState;
    const { formatQuery } = release as { formatQuery: (query: never, options: never) => unknown };
    const exported = formatQuery(sampleQuery as never, { format, parseNumbers: options.parseNumbers } as never);
    const selected = await engine.select(exported);
    const answer = {
      count: selected.rows.length,
      total: rows.length,
      rows: selected.rows.slice(0, 10).map((row) => Object.fromEntries(shown.map((name) => [name, rows[row]?.[name]]))),
    };
    await expect(`${JSON.stringify(answer, null, 2)}\n`).toMatchFileSnapshot('answerOfBuild.json');
  },
);
