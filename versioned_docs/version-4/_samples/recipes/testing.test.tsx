// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
  TestID,
} from 'react-querybuilder';
import { afterEach, expect, it, vi } from 'vitest';

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year', inputType: 'number' },
];

const start: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'title', field: 'title', operator: '=', value: 'M' }],
};

afterEach(cleanup);

it('tells the new query when the user edits a rule', async () => {
  const user = userEvent.setup();
  const onQueryChange = vi.fn();
  render(
    <QueryBuilder
      fields={fields}
      defaultQuery={start}
      onQueryChange={onQueryChange}
    />,
  );

  // Each control has a test id; within a rule they are unique.
  const rule = within(screen.getByTestId(TestID.rule));
  await user.selectOptions(rule.getByTestId(TestID.fields), 'Year');
  await user.selectOptions(rule.getByTestId(TestID.operators), '>');
  await user.type(rule.getByTestId(TestID.valueEditor), '1950');

  expect(onQueryChange).toHaveBeenLastCalledWith(
    expect.objectContaining({
      rules: [
        expect.objectContaining({
          field: 'year',
          operator: '>',
          value: '1950',
        }),
      ],
    }),
  );
});

it('adds and removes rules', async () => {
  const user = userEvent.setup();
  render(<QueryBuilder fields={fields} defaultQuery={start} />);

  await user.click(screen.getByTestId(TestID.addRule));
  expect(screen.getAllByTestId(TestID.rule)).toHaveLength(2);

  const [first] = screen.getAllByTestId(TestID.removeRule);
  if (first) await user.click(first);
  expect(screen.getAllByTestId(TestID.rule)).toHaveLength(1);
});

it('finds controls by role and by title', async () => {
  const user = userEvent.setup();
  render(<QueryBuilder fields={fields} defaultQuery={start} />);

  await user.click(screen.getByRole('button', { name: '+Rule' }));
  const [first] = screen.getAllByTitle('Value');
  if (first) await user.type(first, 'y');
  expect(screen.getByDisplayValue('My')).toBe(first);
});
