import fc from 'fast-check';
import * as next from 'samples-next/release';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Group, Item, Rule } from '../../../packages/query';
import { runs, seed } from '../../../scripts/testScale';
import type { CauseId } from '../model/causes';
import { dialectOf, meaning } from '../model/dialect';
import { explainDifference, explainRefusal } from '../model/explain';
import { fits, predict } from '../model/judge';
import { queriesOn } from '../proof/queries';
import { type Engines, execute, startEngines } from '../proof/run';
import { hostileTable, movieRows } from '../proof/tables';

const tables = { movies: movieRows(), hostile: hostileTable };
type TableId = keyof typeof tables;

const started = {} as Record<TableId, Engines>;
beforeAll(async () => {
  for (const id of ['movies', 'hostile'] as const) started[id] = await startEngines(tables[id], ['sparql']);
});

const run = async (query: Group, id: TableId, parseNumbers: boolean) => ({
  answer: await execute(query, { format: 'sparql', parseNumbers, engine: 'sparql' }, next, started[id], tables[id]),
  dialect: dialectOf('sparql', next.version, parseNumbers, 'sparql'),
});

/** What the random queries met. */
const seen = { same: 0, different: 0, refused: 0 };

it.each(['movies', 'hostile'] as const)(
  'Oxigraph selects what the model predicts, and other rows than are meant only with a cause: %s',
  async (id) => {
    const table = tables[id];
    const queries = queriesOn(table, { fields: true, independent: true });
    const property = fc.asyncProperty(queries, fc.boolean(), async (query, parseNumbers) => {
      const { answer, dialect } = await run(query, id, parseNumbers);
      const prediction = predict(query, table, dialect);
      if (!fits(prediction, answer))
        throw new Error(`${answer.exported}\n${answer.message ?? answer.rows}\nmodel: ${JSON.stringify(prediction)}`);
      const causes = explainDifference(query, table, dialect);
      expect(causes).toBeDefined();
      const isRefused = answer.refused?.rows.length === table.rows.length;
      seen[isRefused ? 'refused' : causes?.length === 0 ? 'same' : 'different'] += 1;
      if (isRefused && !prediction.open) expect(explainRefusal(query, table.columns, dialect)).not.toEqual([]);
    });
    await fc.assert(property, { seed, numRuns: runs(150, 1000) });
  },
  120_000,
);

it('the random queries met rows that are the same, other rows, and refusals', () =>
  expect(Object.values(seen).every((count) => count > 0)).toBe(true));

const rule = (field: string, operator: string, value: unknown = ''): Rule => ({ field, operator, value });
const and = (...rules: Item[]): Group => ({ combinator: 'and', rules });

// biome-ignore format: a table
const cases: [string, Rule, boolean, CauseId[], 'refused' | 'answered'][] = [
  ['a number as text', rule('amount', '=', '8'), false, ['number-as-text'], 'answered'],
  ['text as a number', rule('name', '=', '8'), true, ['text-as-number'], 'answered'],
  ['digits in a text', rule('name', 'contains', '8'), true, ['text-as-number'], 'answered'],
  ['a part of a number', rule('amount', 'contains', '8'), false, ['text-in-number'], 'answered'],
  ['text among numbers', rule('amount', '!=', 'abc'), false, [], 'answered'],
  ['text above and below numbers', rule('amount', 'notBetween', 'abc,1'), true, [], 'answered'],
  ['an escape that SPARQL knows', rule('name', '=', '\\t'), false, [], 'answered'],
  ['an escape that SPARQL does not know', rule('name', '=', '\\d'), false, ['quoting'], 'refused'],
  ['a line break', rule('name', '=', 'a\nb'), false, ['quoting'], 'refused'],
  ['a colon', rule('name', '=', 'a:b'), false, ['quoting'], 'refused'],
  ['a question mark', rule('name', '=', '?alias'), false, ['quoting'], 'answered'],
  ['an empty end of a range', rule('name', 'between', ['', 'b']), false, ['unfinished'], 'answered'],
  ['missing values', rule('name', '!=', 'abc'), false, [], 'answered'],
];

describe('Oxigraph, by hand', () => {
  it.each(cases)('%s', async (_, one, parseNumbers, causes, result) => {
    const { answer, dialect } = await run(and(one), 'hostile', parseNumbers);
    expect(answer.refused ? 'refused' : 'answered').toBe(result);
    expect(explainDifference(and(one), hostileTable, dialect)).toEqual(causes);
    if (causes.length === 0) expect(answer.rows).toEqual(predict(and(one), hostileTable, meaning(dialect)).rows);
  });
});
