// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import type { RuleGroupType } from 'react-querybuilder';
import { expect, it } from 'vitest';
import { useStagedRules } from './StagedRules';

const rule = (id: string) => ({ id, field: 'title', operator: '=', value: id });
/** A query of so many rules, half of them in a group. */
const queryOf = (rules: number): RuleGroupType => {
  const all = Array.from({ length: rules }, (_, index) => rule(`${index}`));
  return {
    id: 'root',
    combinator: 'and',
    rules: [{ id: 'group', combinator: 'or', rules: all.slice(0, rules / 2) }, ...all.slice(rules / 2)],
  };
};

it('leaves a query that a screen or two can show as it is', () => {
  const { result } = renderHook(() => useStagedRules(queryOf(40)));
  expect(result.current.size).toBe(0);
});

it('begins with the first rules, takes in the others stage by stage, and then each new one at once', async () => {
  const sizes: number[] = [];
  const { result, rerender } = renderHook(
    ({ query }) => {
      const coming = useStagedRules(query);
      if (sizes.at(-1) !== coming.size) sizes.push(coming.size);
      return coming;
    },
    { initialProps: { query: queryOf(100) } },
  );
  expect(result.current.has('39')).toBe(false);
  expect(result.current.has('40')).toBe(true);
  await waitFor(() => expect(result.current.size).toBe(0));
  expect(sizes).toEqual([60, 20, 0]);
  rerender({ query: queryOf(200) });
  expect(sizes).toEqual([60, 20, 0]);
});
