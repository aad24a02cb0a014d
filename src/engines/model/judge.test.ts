import fc from 'fast-check';
import { expect, it } from 'vitest';
import { latestLine, lines } from '../../../lines/registry';
import type { Group } from '../../../packages/query';
import type { Row, Table } from '../../dataset/table';
import { queriesOn } from '../proof/queries';
import { hostileTable } from '../proof/tables';
import { runsOf } from '../registry';
import { dialectOf, meaning } from './dialect';
import { agree } from './explain';
import { judge, predict } from './judge';

const table: Table = {
  columns: [
    { name: 'year', type: 'number' },
    { name: 'title', type: 'text' },
  ],
  rows: [{ year: null, title: 'Ran' }],
};
const row = table.rows[0] as Row;
const query: Group = {
  combinator: 'and',
  not: true,
  rules: [
    { field: 'year', operator: '>', value: '2000' },
    { combinator: 'or', rules: [{ field: 'title', operator: '=', value: 'Ran' }] },
    { field: 'title', operator: 'in', value: [] },
  ],
};
const verdicts = (judgement: ReturnType<typeof judge>): unknown =>
  judgement.children ? [judgement.verdict, ...judgement.children.map(verdicts)] : judgement.verdict;

it('judges every rule and group, by what the query means', () => {
  const judgement = judge(query, row, table.columns, meaning(dialectOf('sql', latestLine.release)));
  expect(verdicts(judgement)).toEqual(['unknown', 'unknown', ['true', 'true'], 'true']);
  expect(judgement.children?.map(({ leftOut }) => leftOut)).toEqual([undefined, undefined, true]);
});

it('judges as a format does: MongoDB takes null for a value and drops not, SpEL stops at null', () => {
  const by = (format: string) => verdicts(judge(query, row, table.columns, dialectOf(format, latestLine.release)));
  expect(by('mongodb')).toEqual(['false', 'false', ['true', 'true'], 'true']);
  expect(by('spel')).toEqual(['refused', 'refused', ['true', 'true'], 'true']);
});

it('says which rule makes an engine refuse the query', () => {
  const title = { field: 'title', operator: 'contains', value: '(' };
  const { verdict, refuses, children } = judge(
    { combinator: 'and', rules: [title] },
    row,
    table.columns,
    dialectOf('mongodb', latestLine.release),
  );
  expect([verdict, refuses, children?.[0]?.refuses]).toEqual(['refused', 'regex', 'regex']);
});

it('means the same in every format, once the causes are off', () => {
  const queries = queriesOn(hostileTable, { fields: true, independent: true });
  const all = lines.flatMap(({ release }) =>
    runsOf(release).map(({ engine, format }) => [format, release, engine.id] as const),
  );
  fc.assert(
    fc.property(queries, fc.constantFrom(...all), fc.boolean(), (random, [format, release, engine], numbers) => {
      // Release 3 knows no fields as values; it takes them for text, in every format.
      fc.pre(!release.startsWith('3.') || !JSON.stringify(random).includes('valueSource'));
      const plain = predict(random, hostileTable, meaning(dialectOf('sql', latestLine.release)));
      const same = predict(random, hostileTable, meaning(dialectOf(format, release, numbers, engine)));
      expect(agree(plain, same) && same.refused.length === 0).toBe(true);
    }),
    { numRuns: 2000, seed: 1 },
  );
}, 30_000);
