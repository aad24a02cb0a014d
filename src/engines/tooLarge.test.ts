import { formatQuery, type RuleGroupType } from 'react-querybuilder';
import * as next from 'samples-next/release';
import * as v5 from 'samples-v5/release';
import { describe, expect, it } from 'vitest';
import { latestLine, nextLine } from '../../lines/registry';
import type { Table } from '../dataset/table';
import { parts } from './proof/parts';
import { engineWith, runsInProof } from './registry';
import { answerOf } from './serve';
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
/** The formats that the release brings are run in it, the others in the one before. */
const runs = runsInProof(nextLine.release).map(({ engine, format }) => {
  const isNew = !runsInProof(latestLine.release).some((run) => run.format === format);
  return [format, engine.id, isNew ? next : v5] as const;
});

/** JSONata's time for a list grows with its square; the page stops it after a while. */
const sizeOf = (format: string, [name, query]: (typeof queries)[number]) =>
  format === 'jsonata' && name.includes('40,000') ? list(10_000) : query;

describe.each(runs)('a large query in %s', { timeout: 60_000 }, (format, id, release) => {
  it.each(queries)('of %s is answered in full, or refused by its name', async (...one) => {
    const { create, options } = parts[id];
    const { read, options: ofEngine } = engineWith(id);
    const engine = await create(table);
    const { formatQuery: exportIn } = release as { formatQuery: (query: unknown, options: unknown) => unknown };
    const exported = exportIn(sizeOf(format, one), { format, parseNumbers: true, ...ofEngine, ...options });
    const select = async () => engine.select(read ? await read(exported, table.columns) : exported);
    const { rows, error, refused } = await answerOf({ select }, exported);
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
