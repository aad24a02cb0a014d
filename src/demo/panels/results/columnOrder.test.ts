import { columns } from '@site/src/dataset/table';
import type { RuleGroupTypeIC } from 'react-querybuilder';
import { expect, it } from 'vitest';
import { sampleQuery } from '../../samples/sampleQuery';
import { columnOrder } from './columnOrder';

const names = (...query: Parameters<typeof columnOrder>) => columnOrder(...query).map(({ name }) => name);

it('puts the columns of the query after the title, each column once', () => {
  const order = names(columns, sampleQuery);
  expect(order.slice(0, 6)).toEqual(['title', 'imdbRating', 'gross', 'budget', 'genre', 'director']);
  expect([...order].sort()).toEqual(columns.map(({ name }) => name).sort());
});
it('leaves out what is no column, and knows combinators between rules', () => {
  const rule = (field: string) => ({ field, operator: '=', value: '1' });
  const query: RuleGroupTypeIC = { rules: [rule('~'), 'and', rule('gross')] };
  expect(names(columns, query).slice(0, 3)).toEqual(['title', 'gross', 'director']);
});
