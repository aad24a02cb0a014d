// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { QueryBuilder, type RuleGroupType, ValueEditor, type ValueEditorProps } from 'react-querybuilder';
import { afterEach, expect, it } from 'vitest';
import { QuickRule, steadyDefaults } from './QuickRule';
import { ComingRulesContext } from './StagedRules';

afterEach(cleanup);

const rendered: string[] = [];
const CountingEditor = (props: ValueEditorProps) => {
  rendered.push(props.path.join());
  return <ValueEditor {...props} />;
};
const start: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: ['a', 'b', 'c'].map((id) => ({ id, field: 'title', operator: '=', value: id })),
};

function Page() {
  const [query, setQuery] = useState(start);
  const elements = useMemo(() => ({ rule: QuickRule, valueEditor: CountingEditor }), []);
  const fields = useMemo(() => [{ name: 'title', label: 'Title' }], []);
  return (
    <>
      <QueryBuilder
        {...steadyDefaults}
        fields={fields}
        controlElements={elements}
        query={query}
        onQueryChange={(next) => setQuery(next)}
      />
      <output>{JSON.stringify(query.rules.map((rule) => ('value' in rule ? rule.value : '')))}</output>
    </>
  );
}

it('renders the edited rule alone, and none of the others edits an old query', () => {
  render(<Page />);
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
      <Page />
    </ComingRulesContext.Provider>
  );
  const { rerender } = render(page(['b', 'c']));
  const first = screen.getByTestId('rule');
  rerender(page([]));
  expect(screen.getAllByTestId('rule')).toHaveLength(3);
  expect(screen.getAllByTestId('rule')[0]).toBe(first);
});
