import type { ReleaseResult } from '@site/src/demo/panels/releases/useReleaseRows';
import type { RuleGroupType } from 'react-querybuilder';
import { expect, it } from 'vitest';
import { compareRows, explanationOf, whyNotOn } from './compareRows';

const table = {
  columns: [{ name: 'title', type: 'text' as const }],
  values: [['Ran', 'xRan', 'b', null]],
};
const query = (rules: RuleGroupType['rules']): RuleGroupType => ({ combinator: 'and', rules });
const selects = (...rows: number[]): ReleaseResult => ({ rows: Uint32Array.from(rows), took: 1 });

it('tells rows apart, and names the cause that the model expects', () => {
  const grouped = query([{ combinator: 'and', not: true, rules: [{ field: 'title', operator: '=', value: 'b' }] }]);
  // Up to release 7 `mongodb` drops the `not`.
  expect(compareRows(grouped, table, 'mongodb', [5, 8], [selects(2), selects(0, 1, 3)])).toEqual({
    onlyBefore: [2],
    onlyAfter: [0, 1, 3],
    causes: ['not-dropped'],
  });
});
it('names none for a difference that the model does not expect, or for none', () => {
  const plain = query([{ field: 'title', operator: '=', value: 'b' }]);
  expect(compareRows(plain, table, 'sql', [5, 8], [selects(2), selects(0)])).toEqual({
    onlyBefore: [2],
    onlyAfter: [0],
    causes: [],
  });
  expect(compareRows(plain, table, 'sql', [6, 7], [selects(2), selects(2)])).toEqual({
    onlyBefore: [],
    onlyAfter: [],
    causes: [],
  });
});
it('compares no rows where an export is refused or not run', () => {
  const plain = query([{ field: 'title', operator: '=', value: 'b' }]);
  const refused: ReleaseResult = { rows: new Uint32Array(), error: { message: 'no' }, took: 1 };
  const nothing = { onlyBefore: [], onlyAfter: [], causes: [] };
  expect(compareRows(plain, table, 'sql', [3, 8], [refused, selects(1)])).toEqual(nothing);
  expect(compareRows(plain, table, 'sql', [3, 8], [selects(1), { failure: 'gone' }])).toEqual(nothing);
});
it('says why a table cannot answer', () => {
  expect(whyNotOn(table, query([{ field: 'title', operator: '=', value: 'b' }]))).toBeUndefined();
  expect(whyNotOn(table, query([{ field: 'age', operator: '=', value: 1 }]))).toBe(
    'rules.0.field: there is no field "age"; there are title, ~',
  );
  expect(whyNotOn(table, { combinator: 'and', rules: [{ combinator: 'and', rules: 5 }] } as never)).toMatch(
    /^rules\.0/,
  );
});
it.each([3, 4, 5, 6, 7, 8] as const)('links the explanation for release %i', (major) =>
  expect(explanationOf('not-dropped', major)).toMatch(major === 3 ? /^\/docs\/3\/.*#formatquery$/ : /^\/docs\/.*#not$/),
);
