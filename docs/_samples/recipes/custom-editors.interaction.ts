import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Interaction } from '../../../plugins/remark-samples/checks/interactions';

/** Clears the date, chooses another tag, and goes on to a field with the default editor. */
const edit: Interaction = async ({ user, container }) => {
  const view = within(container);
  const date = view.getByLabelText('Date') as HTMLInputElement;
  expect(date.value).toBe('1950-01-01');
  await user.click(date);
  fireEvent.change(date, { target: { value: '1960-02-03' } });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(date.value).toBe('1960-02-03'));
  await user.click(view.getByRole('combobox', { name: 'Tags' }));
  const option = await within(document.body).findByTitle('Comedy');
  await user.click(option);
  await waitFor(() => expect(container.querySelectorAll('.ant-select-selection-item')).toHaveLength(2));
  const [field] = view.getAllByTitle(/^Fields?$/);
  await user.selectOptions(field as HTMLElement, 'title');
  const { type, value } = view.getByTitle('Value') as HTMLInputElement;
  expect({ type, value }).toEqual({ type: 'text', value: '' });
};

export default edit;
