import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { addChangeRemove, type Interaction } from '../../../../plugins/remark-samples/checks/interactions';

/** Renames the group, folds it and unfolds it: its rules are hidden, and kept. */
const titles: Interaction = async (tools) => {
  const { user, container } = tools;
  const page = within(container);
  const title = page.getByLabelText('Group title') as HTMLInputElement;
  await user.type(title, ', early');
  expect(title.value).toBe('Silent films, early');
  await user.click(page.getByRole('button', { name: 'Collapse Silent films, early' }));
  expect(page.getByText('2 rules')).toBeTruthy();
  expect(
    page.queryAllByRole('combobox', { name: 'Field' }).length +
      page.queryAllByRole('combobox', { name: 'Fields' }).length,
  ).toBe(1);
  await user.click(page.getByRole('button', { name: 'Expand Silent films, early' }));
  await addChangeRemove(tools);
};

export default titles;
