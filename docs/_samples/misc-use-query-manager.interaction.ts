import { fireEvent, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Interaction } from '../../plugins/remark-samples/checks/interactions';

const addTypeUndo: Interaction = async ({ user, container }) => {
  const view = within(container);
  const sql = () => container.querySelector('pre')?.textContent;
  expect(sql()).toBe("(title like '%war%')");
  fireEvent.change(view.getByRole('textbox'), { target: { value: 'moon' } });
  expect(sql()).toBe("(title like '%moon%')");
  await user.click(view.getByText('Add'));
  expect(view.getAllByRole('textbox')).toHaveLength(2);
  await user.click(view.getByText('Undo'));
  await user.click(view.getByText('Undo'));
  expect(sql()).toBe("(title like '%war%')");
  expect((view.getByText('Undo') as HTMLButtonElement).disabled).toBe(true);
};

export default addTypeUndo;
