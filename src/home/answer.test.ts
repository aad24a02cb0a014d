import { formatQuery } from 'react-querybuilder';
import { expect, it } from 'vitest';
import { readMovies } from '../dataset/movies/readMovies';
import { packMovies, unpack } from '../dataset/packedTable';
import { sampleQuery } from '../demo/samples/sampleQuery';
import { createSqlite } from '../engines/sqlite/engine';

// The answer in the page's HTML is that of the engine: `npm run capture` writes it anew.
it('the answer that the home page is built with is what SQLite selects', async () => {
  const { columns, rows } = unpack(packMovies(readMovies()));
  const engine = await createSqlite({ columns, rows });
  const selected = await engine.select(formatQuery(sampleQuery, { format: 'sql', parseNumbers: true }));
  const answer = {
    count: selected.rows.length,
    total: rows.length,
    rows: selected.rows.slice(0, 3).map((row) => rows[row]),
  };
  await expect(`${JSON.stringify(answer, null, 2)}\n`).toMatchFileSnapshot('answer.json');
});
