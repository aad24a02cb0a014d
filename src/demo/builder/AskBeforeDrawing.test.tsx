// @vitest-environment jsdom
import { toolkits } from '@site/src/toolkits/registry';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { RuleGroupType } from 'react-querybuilder';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AskBeforeDrawing } from './AskBeforeDrawing';
import { drawingTime, mostUnasked } from './drawingTime';

// What it asks with has come.
vi.mock('@site/src/ui/Late', async () => {
  const part = await import('./NotDrawn');
  return { Late: ({ children }: { children: (all: typeof part) => unknown }) => children(part) };
});

const queryOf = (rules: number, name = 'rule'): RuleGroupType => ({
  id: 'root',
  combinator: 'and',
  rules: Array.from({ length: rules }, (_, index) => ({
    id: `${name}-${index}`,
    field: 'title',
    operator: '=',
    value: `Film ${index}`,
  })),
});
afterEach(cleanup);
const asked = () => screen.queryByText('This query is not drawn yet.') !== null;

describe.each(toolkits)('$label', ({ id, ruleTime }) => {
  const most = Math.floor(mostUnasked / ruleTime) - 1;
  const of = (query: RuleGroupType) => (
    <AskBeforeDrawing toolkit={id} fields={[]} query={query}>
      <p>the builder</p>
    </AskBeforeDrawing>
  );
  it('draws what does not take long, and asks before what does; the query can be read meanwhile', () => {
    expect(drawingTime(id, most + 1)).toBeLessThanOrEqual(mostUnasked);
    const { rerender } = render(of(queryOf(most)));
    expect(screen.getByText('the builder')).toBeTruthy();
    expect(asked()).toBe(false);
    rerender(of(queryOf(most + 2, 'other')));
    expect(asked()).toBe(true);
    expect(screen.queryByText('the builder')).toBeNull();
    expect(screen.getByText(`Film ${most + 1}`)).toBeTruthy();
    rerender(of(queryOf(3)));
    expect(screen.getByText('the builder')).toBeTruthy();
  });
  it('draws what the user wants drawn, and its edits after that', () => {
    const large = queryOf(2 * most);
    const { rerender } = render(of(large));
    fireEvent.click(screen.getByRole('button', { name: 'Draw it anyway' }));
    expect(screen.getByText('the builder')).toBeTruthy();
    rerender(of({ ...large, rules: large.rules.slice(1) }));
    expect(asked()).toBe(false);
    rerender(of(queryOf(2 * most, 'other')));
    expect(asked()).toBe(true);
  });
  it('does not ask of rules that are added one by one', () => {
    const { rerender } = render(of(queryOf(most)));
    for (let rules = most; rules < most + 20; rules += 1) rerender(of(queryOf(rules)));
    expect(asked()).toBe(false);
  });
});

it('counts what a sub-query draws', () => {
  const match = {
    id: 'match',
    field: 'ratings',
    operator: '=',
    match: { mode: 'some' },
    value: queryOf(2000) as unknown as string,
  };
  render(
    <AskBeforeDrawing
      toolkit="material"
      fields={[]}
      query={{ id: 'root', combinator: 'and', rules: [match] } as RuleGroupType}
    >
      <p>the builder</p>
    </AskBeforeDrawing>,
  );
  expect(asked()).toBe(true);
});
