import path from 'node:path';
import fc from 'fast-check';
import { defaultOperators, formatQuery, type RuleGroupType } from 'samples-next/release';
import { expect, it } from 'vitest';
import { kindOf } from '../../packages/query';
import { compileTexts } from '../../plugins/compileTexts';
import { runs, seed } from '../../scripts/testScale';
import { queriesOn } from './proof/queries';
import { hostileTable } from './proof/tables';

const file = path.resolve('elasticsearch.check.ts');

/** What the compiler says of queries as values of the official client's type, by the position of each. */
function complaintsAbout(queries: readonly unknown[]): { query: number; message: string }[] {
  const lines = queries.map((query, index) => `export const q${index}: Q = ${JSON.stringify(query)};`);
  const text = ["import type { ElasticsearchQuery as Q } from './src/engines/elasticsearchTypes';", ...lines].join(
    '\n',
  );
  const options = { strict: true, noEmit: true, skipLibCheck: true, types: [], module: 'esnext' };
  return compileTexts([file], new Map([[file, text]]), { ...options, moduleResolution: 'bundler' }).map(
    ({ line, message }) => ({ query: line - 2, message }),
  );
}

const and = (...rules: RuleGroupType['rules']): RuleGroupType => ({ combinator: 'and', rules });
const exported = (query: RuleGroupType) => formatQuery(query, { format: 'elasticsearch', parseNumbers: true });
const values: Record<string, unknown> = { list: 'a,b', range: '1,9', text: 'a', value: 8 };

it('every operator, a nested group and random queries are queries of Elasticsearch by the types of its client', () => {
  const random = fc.sample(queriesOn(hostileTable, { fields: true, independent: true }), {
    seed,
    numRuns: runs(100, 500),
  });
  const queries = [
    ...defaultOperators.map(({ name: operator }) =>
      and({ field: 'f', operator, value: values[kindOf(operator) ?? ''] ?? null }),
    ),
    ...(['some', 'none'] as const).map((mode) =>
      and({
        field: 'ratings',
        operator: '=',
        match: { mode },
        value: and({ field: 'score', operator: '>', value: 5 }),
      }),
    ),
    ...(random as RuleGroupType[]),
  ].map(exported);
  expect(complaintsAbout(queries)).toEqual([]);
}, 60_000);

it('what is no query of Elasticsearch is found', () => {
  const wrong = [
    { bool: { must_nott: [] } },
    { unknown: {} },
    { bool: { must: [{ exists: { name: 'f' } }] } },
    'title',
  ];
  expect(complaintsAbout([...wrong, {}]).map(({ query }) => query)).toEqual([0, 1, 2, 3]);
}, 60_000);
