import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Row, Table } from '../../dataset/table';
import { dialectOf, executable, meaning } from './dialect';
import { agree } from './explain';
import { judge, predict } from './judge';
import type { Group } from './query';
import { queriesOn } from './random/queries';
import { hostileTable } from './random/tables';

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
  const judgement = judge(query, row, table.columns, meaning(dialectOf('sql', '5.4.1')));
  expect(verdicts(judgement)).toEqual(['unknown', 'unknown', ['true', 'true'], 'true']);
  expect(judgement.children?.map(({ leftOut }) => leftOut)).toEqual([undefined, undefined, true]);
});

it('judges as a format does: MongoDB takes null for a value and drops not, SpEL stops at null', () => {
  const by = (format: string) => verdicts(judge(query, row, table.columns, dialectOf(format, '5.4.1')));
  expect(by('mongodb')).toEqual(['false', 'false', ['true', 'true'], 'true']);
  expect(by('spel')).toEqual(['refused', 'refused', ['true', 'true'], 'true']);
});

it('says which rule makes an engine refuse the query', () => {
  const title = { field: 'title', operator: 'contains', value: '(' };
  const { verdict, refuses, children } = judge(
    { combinator: 'and', rules: [title] },
    row,
    table.columns,
    dialectOf('mongodb', '5.4.1'),
  );
  expect([verdict, refuses, children?.[0]?.refuses]).toEqual(['refused', 'regex', 'regex']);
});

it('means the same in every format, once the causes are off', () => {
  const queries = queriesOn(hostileTable, { fields: true, independent: true });
  const formats = fc.constantFrom(...Object.keys(executable));
  const releases = fc.constantFrom('3.12.1', '4.5.3', '5.4.1', '8.24.1');
  fc.assert(
    fc.property(queries, formats, releases, fc.boolean(), (random, format, release, numbers) => {
      // Release 3 knows no fields as values; it takes them for text, in every format.
      fc.pre(release !== '3.12.1' || !JSON.stringify(random).includes('valueSource'));
      const plain = predict(random, hostileTable, meaning(dialectOf('sql', '5.4.1')));
      const same = predict(random, hostileTable, meaning(dialectOf(format, release, numbers)));
      expect(agree(plain, same) && same.refused.length === 0).toBe(true);
    }),
    { numRuns: 2000, seed: 1 },
  );
});
