import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { latestLine, lines } from '../../../lines/registry';
import type { Group, Item, Rule } from '../../../packages/query';
import { runs, seed } from '../../../scripts/testScale';
import type { Table } from '../../dataset/table';
import type { CauseId } from '../model/causes';
import { dialectOf } from '../model/dialect';
import { explainBetween, explainDifference, explainRefusal } from '../model/explain';
import { fits, predict, same } from '../model/judge';
import { queriesOn } from '../proof/queries';
import { type Answer, type Engines, execute, type Release, startEngines } from '../proof/run';
import { hostileTable, movieRows } from '../proof/tables';

const tables = { movies: movieRows(), hostile: hostileTable };
type TableId = keyof typeof tables;

const started = {} as Record<TableId, Engines>;
beforeAll(async () => {
  for (const id of ['movies', 'hostile'] as const)
    started[id] = await startEngines(tables[id], ['sqlite', 'postgresql']);
}, 180_000);

/** A query in PostgreSQL and in SQLite, with which the page compares it. */
async function runBoth(query: Group, id: TableId, release: Release, parseNumbers: boolean) {
  const run = async (engine: 'postgresql' | 'sqlite') => {
    const answer = await execute(query, { format: 'sql', parseNumbers, engine }, release, started[id], tables[id]);
    return {
      answer,
      dialect: dialectOf('sql', release.version, parseNumbers, engine),
      isRefused: isRefusal(answer, tables[id]),
    };
  };
  return { own: await run('postgresql'), other: await run('sqlite') };
}

/** What the random queries met. */
const seen = { same: 0, different: 0, refused: 0 };

const isRefusal = ({ refused }: Answer, { rows }: Table) => refused?.rows.length === rows.length;

describe.each(lines)('`sql` of release $major', ({ load, major }) => {
  it.each(['movies', 'hostile'] as const)(
    'selects what the model predicts, and other rows than in SQLite only with a cause: %s',
    async (id) => {
      const table = tables[id];
      const release = await load();
      // Release 3 knows neither fields as values, nor independent combinators, nor parseNumbers.
      const isOld = major === '3';
      // One value of a wrong type refuses a query. Two thirds of them ask for text only, where that is rare.
      const texts = { ...table, columns: table.columns.filter(({ type }) => type === 'text') };
      const of = (one: Table) => queriesOn(one, { fields: !isOld, independent: !isOld });
      const numbers = isOld ? fc.constant(false) : fc.boolean();
      const property = fc.asyncProperty(
        fc.oneof(of(table), { weight: 2, arbitrary: of(texts) }),
        numbers,
        async (query, parseNumbers) => {
          const prediction = predict(query, table, dialectOf('sql', release.version, parseNumbers, 'postgresql'));
          const { own, other } = await runBoth(query, id, release, parseNumbers);
          if (!fits(prediction, own.answer)) throw new Error(report(own.answer, prediction));
          const isSame = own.isRefused === other.isRefused && same(own.answer.rows, other.answer.rows);
          seen[own.isRefused ? 'refused' : isSame ? 'same' : 'different'] += 1;
          expect(explainDifference(query, table, own.dialect)).toBeDefined();
          if (!isSame) expect(explainBetween(query, table, own.dialect, other.dialect)).not.toEqual([]);
          if (own.isRefused && !prediction.open)
            expect(explainRefusal(query, table.columns, own.dialect)).not.toEqual([]);
        },
      );
      await fc.assert(property, { seed: seed + Number(major), numRuns: runs(60, 600) });
    },
    120_000,
  );
});

it('the random queries met rows that are the same, other rows, and refusals', () =>
  expect(Object.values(seen).every((count) => count > 0)).toBe(true));

const report = ({ exported, message, rows }: Answer, prediction: object) =>
  `PostgreSQL does not select what the model predicts: ${exported}\n${message ?? rows}\nmodel: ${JSON.stringify(prediction)}`;

const rule = (field: string, operator: string, value: unknown = '', valueSource?: 'field'): Rule => ({
  field,
  operator,
  value,
  ...(valueSource && { valueSource }),
});
const and = (...rules: Item[]): Group => ({ combinator: 'and', rules });

// biome-ignore format: a table
const refused: [string, Rule, boolean, CauseId[]][] = [
  ['text in a column of numbers', rule('amount', '=', 'abc'), false, ['type-error']],
  ['an empty text in a column of numbers', rule('amount', '<', ''), false, ['type-error']],
  ['a number that is too large', rule('amount', '<', '1e999'), false, ['type-error']],
  ['text in a column of dates', rule('day', '>', 'abc'), false, ['type-error']],
  ['a day that does not exist', rule('day', '=', '2023-02-29'), false, ['type-error']],
  ['text in a column of truth', rule('flag', '=', 'abc'), false, ['type-error']],
  ['a number in a column of text', rule('name', '=', '8'), true, ['type-error']],
  ['a number in a column of dates', rule('day', '=', 8), true, ['type-error']],
  ['a number in a list of texts', rule('name', 'in', ['a', '8']), true, ['type-error']],
  ['numbers in a range of texts', rule('name', 'between', '7,8'), true, ['type-error']],
  ['LIKE on numbers', rule('amount', 'contains', '8'), false, ['type-error']],
  ['LIKE on dates', rule('day', 'beginsWith', '2024'), false, ['type-error']],
  ['LIKE on truth', rule('flag', 'contains', 't'), false, ['type-error']],
  ['columns of two types', rule('amount', '=', 'name', 'field'), false, ['type-error']],
  ['a pattern that ends with an escape', rule('name', 'endsWith', '\\'), false, ['quoting']],
];

// biome-ignore format: a table
const answered: [string, Rule, CauseId[]][] = [
  ['the case of LIKE', rule('name', 'contains', 'ABC'), ['like-case']],
  ['a backslash in LIKE', rule('name', 'contains', '\\'), ['quoting']],
  ['numbers in quotes', rule('amount', '=', ' 8 '), []],
  ['NaN', rule('amount', '<', 'NaN'), []],
  ['-Infinity', rule('amount', '>', '-Infinity'), ['type-error']],
  ['words for truth', rule('flag', '=', 'yes'), ['type-error']],
  ['dates without zeros', rule('day', '=', '2000-1-1'), ['type-error']],
  ['punctuation around dates', rule('day', '=', "!\"#$%&'()*,/:;<=>?@[\\]^_`{|}~2000-01-01!\"#$%&'()*,/:;<=>?@[\\]^_`{|}~"), ['type-error']],
  ['missing values', rule('amount', '!=', '8'), []],
];

describe('PostgreSQL, by hand', () => {
  it.each(refused)('refuses %s', async (_, one, parseNumbers, causes) => {
    const { own } = await runBoth(and(one), 'hostile', await latestLine.load(), parseNumbers);
    expect(own.isRefused).toBe(true);
    expect(explainRefusal(and(one), hostileTable.columns, own.dialect)).toEqual(causes);
  });

  it.each(answered)('answers as predicted, and differs from SQLite only with a cause: %s', async (_, one, causes) => {
    const { own, other } = await runBoth(and(one), 'hostile', await latestLine.load(), false);
    expect(own.answer.rows).toEqual(predict(and(one), hostileTable, own.dialect).rows);
    expect(same(own.answer.rows, other.answer.rows)).toBe(causes.length === 0);
    expect(explainBetween(and(one), hostileTable, own.dialect, other.dialect)).toEqual(causes);
  });
});
