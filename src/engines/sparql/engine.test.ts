import { statSync } from 'node:fs';
import * as oxigraph from 'oxigraph';
import { formatQuery, type RuleType } from 'samples-next/release';
import { describe, expect, it } from 'vitest';
import { readMovies } from '../../dataset/movies/readMovies';
import { moviesTable, type Table } from '../../dataset/table';
import { QueryRefused, type Selection } from '../Engine';
import { downloadSize } from './download';
import { createSparql } from './engine';
import { hostile } from './hostile';

const table = moviesTable(readMovies());
const engine = createSparql(table, oxigraph);
const filter = (...rules: RuleType[]) =>
  formatQuery({ combinator: 'and', rules }, { format: 'sparql', parseNumbers: true });
const select = async (...rules: RuleType[]) => (await engine.select(filter(...rules))).rows;
const expected = (matches: (row: Table['rows'][number]) => boolean) =>
  table.rows.flatMap((row, index) => (matches(row) ? [index] : []));

describe('SPARQL in Oxigraph', () => {
  it('selects the rows that a filter selects, by numbers, text, dates, truth, fields and missing values', async () => {
    expect(await select({ field: 'imdbRating', operator: '>=', value: '8.5' })).toEqual(
      expected(({ imdbRating }) => imdbRating !== null && Number(imdbRating) >= 8.5),
    );
    expect(await select({ field: 'title', operator: 'contains', value: 'the' })).toEqual(
      expected(({ title }) => String(title).includes('the')),
    );
    expect(await select({ field: 'releaseDate', operator: '<', value: '1950-01-01' })).toEqual(
      expected(({ releaseDate }) => releaseDate !== null && String(releaseDate) < '1950-01-01'),
    );
    expect(await select({ field: 'profitable', operator: '!=', value: true })).toEqual(
      expected(({ profitable }) => profitable === false),
    );
    expect(await select({ field: 'gross', operator: '>', value: 'usGross', valueSource: 'field' })).toEqual(
      expected(({ gross, usGross }) => gross !== null && usGross !== null && Number(gross) > Number(usGross)),
    );
    expect(await select({ field: 'director', operator: 'null', value: null })).toEqual(
      expected(({ director }) => director === null),
    );
  });

  it.each(hostile.refused.map((query) => [JSON.stringify(query), query]))('refuses %s', (_, query) => {
    expect(() => engine.select(query)).toThrow(QueryRefused);
    expect(engine.select('1 = 1')).toEqual({ rows: table.rows.map((_row, index) => index) });
  });

  it.each(hostile.empty)('sees no condition in %s', (query) => expect(engine.select(query)).toEqual({ rows: [] }));

  it('takes the name of another server for text where it stands in quotes', () =>
    expect(engine.select("?title = \"SERVICE\" || ?title = 'a \\' SERVICE'")).toEqual({ rows: [] }));

  it('answers in the order of the table, each row once', () => {
    const { rows } = engine.select('?gross > 5e8) { ?_row ?predicate ?object } FILTER(1 = 1') as Selection;
    expect(rows).toEqual(expected(({ gross }) => Number(gross) > 5e8));
  });

  it('says what it does not accept, and where it stopped reading if that is in the condition', () => {
    const refusal = (query: string) => {
      try {
        engine.select(query);
      } catch (error) {
        return error;
      }
    };
    expect(refusal('INSERT DATA { }')).toMatchObject({ position: expect.any(Number) });
    expect(refusal('?title = ')).toMatchObject({ message: expect.stringMatching(/^Syntax error: expected/) });
  });
});

it('has the size that the page names before the download', () =>
  expect(downloadSize).toBe(statSync('node_modules/oxigraph/web_bg.wasm').size));
