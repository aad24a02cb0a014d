// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { RuleGroupType, ValueEditorProps } from 'react-querybuilder';
import { afterEach, describe, expect, it } from 'vitest';
import { release5 } from '../releases/5';
import { release8 } from '../releases/8';
import type { Library } from '../releases/DemoRelease';
import { BaseRuleContext, QuickRule, steadyDefaults } from './QuickRule';
import { ComingRulesContext } from './StagedRules';

afterEach(cleanup);

const start: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: ['a', 'b', 'c'].map((id) => ({ id, field: 'title', operator: '=', value: id })),
};
const fields = [{ name: 'title', label: 'Title' }];

/** Which rules' editors were rendered. */
const rendered: string[] = [];
const CountingEditor = ({ path, value, handleOnChange }: ValueEditorProps) => {
  rendered.push(path.join());
  return <input data-testid="value-editor" value={value} onChange={(event) => handleOnChange(event.target.value)} />;
};
const builder = {
  ...steadyDefaults,
  enableMountQueryChange: false,
  fields,
  controlElements: { rule: QuickRule, valueEditor: CountingEditor },
};

function Page({ library: { QueryBuilder, Rule } }: { library: Library }) {
  const [query, setQuery] = useState(start);
  return (
    <BaseRuleContext.Provider value={Rule}>
      <QueryBuilder {...builder} query={query} onQueryChange={(next: RuleGroupType) => setQuery(next)} />
      <output>{JSON.stringify(query.rules.map((rule) => ('value' in rule ? rule.value : '')))}</output>
    </BaseRuleContext.Provider>
  );
}

describe.each([release5, release8])('with release $id', ({ library }) => {
  it('renders the edited rule alone, and none of the others edits an old query', () => {
    render(<Page library={library} />);
    const editors = screen.getAllByTestId('value-editor');
    rendered.length = 0;
    fireEvent.change(editors[1] as HTMLElement, { target: { value: 'second' } });
    expect(rendered).toEqual(['1']);
    fireEvent.change(editors[0] as HTMLElement, { target: { value: 'first' } });
    expect(rendered).toEqual(['1', '0']);
    expect(screen.getByRole('status').textContent).toBe('["first","second","c"]');
    fireEvent.click(screen.getAllByTestId('remove-rule')[0] as HTMLElement);
    expect(screen.getByRole('status').textContent).toBe('["second","c"]');
  });

  it('leaves the place of a rule that is still to come empty, and the others where they are', () => {
    const page = (coming: string[]) => (
      <ComingRulesContext.Provider value={new Set(coming)}>
        <Page library={library} />
      </ComingRulesContext.Provider>
    );
    const { rerender } = render(page(['b', 'c']));
    const first = screen.getByTestId('rule');
    rerender(page([]));
    expect(screen.getAllByTestId('rule')).toHaveLength(3);
    expect(screen.getAllByTestId('rule')[0]).toBe(first);
  });
});
