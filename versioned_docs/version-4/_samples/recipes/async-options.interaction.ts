import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Interaction } from '../../../../plugins/remark-samples/checks/interactions';

/** Waits for the first list, types, and waits for the shorter one. */
const search: Interaction = async ({ user, container }) => {
  const view = within(container);
  const options = () => [...container.querySelectorAll('option[value]')].map((one) => one.getAttribute('value'));
  await waitFor(() => expect(options()).toContain('Toni Morrison'));
  await user.type(view.getByTitle('Value'), 'woo');
  await waitFor(() => expect(view.getByRole('status').textContent).toBe('1 found'));
  expect(options()).toContain('Virginia Woolf');
  expect(options()).not.toContain('Toni Morrison');
  await user.selectOptions(view.getByTitle(/^Fields?$/), 'title');
  expect(view.queryByRole('status')).toBeNull();
};

export default search;
