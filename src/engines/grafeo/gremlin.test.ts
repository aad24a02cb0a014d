import { GrafeoDB } from '@grafeo-db/js';
import { defaultOperators, formatQuery, type RuleGroupType } from 'samples-next/release';
import { describe, expect, it } from 'vitest';
import { kindOf } from '../../../packages/query';
import { dialectOf, meaning } from '../model/dialect';
import { predict } from '../model/judge';
import { hostileTable } from '../proof/tables';

const { columns, rows } = hostileTable;
const database = GrafeoDB.create();
rows.forEach((row, position) => {
  const cells = columns.flatMap(({ name }) => (row[name] == null ? [] : [[name, row[name]]]));
  database.createNode(['Movie'], { ...Object.fromEntries(cells), _row: position });
});

/** The rows that the steps of an export select. */
async function select(query: RuleGroupType): Promise<number[]> {
  const steps = formatQuery(query, { format: 'gremlin', parseNumbers: true });
  const result = await database.executeGremlin(`g.V()${steps}.values('_row')`);
  return result.toArray().map((found) => Number(Object.values(found)[0]));
}

const meant = (query: RuleGroupType) =>
  predict(query, hostileTable, meaning(dialectOf('sql', '8', true, 'sqlite'))).rows;
const and = (...rules: RuleGroupType['rules']): RuleGroupType => ({ combinator: 'and', rules });
const amount = { field: 'amount', operator: '<', value: 8 };

describe('Gremlin in Grafeo', () => {
  it.each(defaultOperators.map(({ name }) => name))('runs what is exported for %s', async (operator) => {
    const isRange = kindOf(operator) === 'range';
    const value = kindOf(operator) === 'list' ? 'abc,a_b' : isRange ? 'a,b' : 'a';
    const query = and({ field: 'name', operator, value });
    const found = await select(query);
    expect(found).not.toEqual([]);
    expect(found).toEqual(meant(query));
  });

  it.each([
    ['between', [8, 10]],
    ['notBetween', [8, 10]],
  ])('leaves the upper end out of %s', async (operator, [low = 0, high = 0]) => {
    const query = and({ field: 'amount', operator, value: [low, high] });
    const atEnd = rows.flatMap((row, index) => (row.amount === high ? [index] : []));
    expect(atEnd).not.toEqual([]);
    const expected = operator === 'between' ? meant(query).filter((row) => !atEnd.includes(row)) : meant(query);
    expect(await select(query)).toEqual(expected);
  });

  it('ignores `or` and `not` of the outermost group, and knows them inside', async () => {
    const other = { field: 'flag', operator: '=', value: true };
    const inside: RuleGroupType = { combinator: 'or', not: true, rules: [amount, other] };
    expect(await select(inside)).toEqual(meant(and(amount, other)));
    // A step that finds no value is not fulfilled, and its opposite is.
    const opposite = rows.flatMap(({ amount: cell, flag }, index) =>
      !(cell != null && Number(cell) < 8) && flag !== true ? [index] : [],
    );
    expect(opposite.length).toBeGreaterThan(0);
    expect(await select(and(inside))).toEqual(opposite);
  });

  it('takes another field for a variable, which nobody has set', async () =>
    expect(select(and({ ...amount, value: 'quota', valueSource: 'field' }))).rejects.toThrow('Expected value'));
});
