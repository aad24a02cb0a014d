import { formatQuery, type RuleGroupType } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { latestLine } from '../../lines/registry';
import type { Table } from '../dataset/table';
import { createCel } from './cel/engine';
import type { CreateEngine } from './Engine';
import { createJsonlogic } from './jsonlogic/engine';
import { createMongodb } from './mongodb/engine';
import { runsAtOnce } from './registry';
import { answerOf } from './serve';
import { createSpel } from './spel/engine';
import { createSqlite } from './sqlite/engine';

const table: Table = { columns: [{ name: 'a', type: 'number' }], rows: [{ a: 1 }, { a: 2 }] };
/** Every one of these selects both rows. */
const flat = (rules: number): RuleGroupType => ({
  combinator: 'and',
  rules: Array.from({ length: rules }, (_, index) => ({ field: 'a', operator: '!=', value: String(-index - 1) })),
});
const deep = (levels: number): RuleGroupType =>
  levels === 0 ? flat(1) : { combinator: 'and', rules: [...flat(1).rules, deep(levels - 1)] };
const list = (items: number): RuleGroupType => ({
  combinator: 'and',
  rules: [{ field: 'a', operator: 'notIn', value: Array.from({ length: items }, (_, index) => String(-index)) }],
});
const queries: [string, RuleGroupType][] = [
  ['1,100 rules', flat(1100)],
  ['20,000 rules', flat(20_000)],
  ['300 levels', deep(300)],
  ['1,500 levels', deep(1500)],
  ['a list of 1,200', list(1200)],
  ['a list of 40,000', list(40_000)],
];
const create: Record<string, CreateEngine> = {
  sqlite: createSqlite,
  mongodb: createMongodb,
  cel: createCel,
  spel: createSpel,
  jsonlogic: createJsonlogic,
};
const runs = runsAtOnce(latestLine.release).map(
  ({ engine, format }) => [format, create[engine.id] as CreateEngine] as const,
);

describe.each(runs)('a large query in %s', (format, start) => {
  it.each(queries)('of %s is answered in full, or refused by its name', async (_, query) => {
    const engine = await start(table);
    const exported = formatQuery(query, { format: format as 'sql', parseNumbers: true });
    const { rows, error, refused } = await answerOf(engine, exported);
    expect(refused).toBeUndefined();
    if (error) expect(error.message).toMatch(/^The query is too large for this engine, which takes /);
    else expect([...rows]).toEqual([0, 1]);
  });
});

it('is named with the limit, if the engine says it', async () => {
  const answer = await answerOf(await createSqlite(table), formatQuery(flat(1100), 'sql'));
  expect(answer.error).toEqual({
    message: 'The query is too large for this engine, which takes conditions chained 1,000 deep at most.',
  });
});
