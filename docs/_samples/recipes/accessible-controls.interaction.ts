import { within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { addChangeRemove, type Interaction } from '../../../plugins/remark-samples/checks/interactions';

/** Removes a rule by keyboard: the focus stays in the builder, and the new number is said. */
const focus: Interaction = async (tools) => {
  const { user, container } = tools;
  const page = within(container);
  expect(page.getByTitle('Value of Title')).toBeTruthy();
  container.querySelectorAll<HTMLElement>('.rule-remove')[1]?.focus();
  await user.keyboard('{Enter}');
  // It is said by an effect.
  await vi.waitFor(() => expect(page.getByRole('status').textContent).toBe('1 rule'));
  expect(document.activeElement).toBe(page.getByRole('region', { name: 'Film filter' }));
  await addChangeRemove(tools);
};

export default focus;
