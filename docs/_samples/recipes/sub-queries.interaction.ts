import { within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Interaction } from '../../../plugins/remark-samples/checks/interactions';

/** Changes the inner query: the outer one has it, and other films are found. */
const inner: Interaction = async ({ user, container }) => {
  const page = within(container);
  const age = () => container.querySelector('input.rule-value') as HTMLInputElement;
  expect(page.getByRole('status').textContent).toBe('The Third Man');
  await user.clear(age());
  await user.type(age(), '20');
  expect(page.getByRole('status').textContent).toBe('M, The Third Man');
  await user.selectOptions(container.querySelector('select.rule-operators') as HTMLSelectElement, 'none');
  expect(page.getByRole('status').textContent).not.toBe('M, The Third Man');
};

export default inner;
