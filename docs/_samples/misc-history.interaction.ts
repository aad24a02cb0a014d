import { fireEvent, within } from '@testing-library/react';
import { expect } from 'vitest';
import { addChangeRemove, type Interaction } from '../../plugins/remark-samples/checks/interactions';

const undoAndRedo: Interaction = async ({ user, container }) => {
  const view = within(container);
  const value = () => (view.getByTitle('Value') as HTMLInputElement).value;
  const count = () => container.querySelector('output')?.textContent;
  expect(count()).toBe('0 back, 0 forward');

  // Typing is one step.
  fireEvent.change(view.getByTitle('Value'), { target: { value: 'ware' } });
  fireEvent.change(view.getByTitle('Value'), { target: { value: 'warez' } });
  expect(count()).toBe('1 back, 0 forward');

  await user.click(view.getByTitle('Undo'));
  expect([value(), count()]).toEqual(['war', '0 back, 1 forward']);
  await user.click(view.getByTitle('Redo'));
  expect([value(), count()]).toEqual(['warez', '1 back, 0 forward']);

  await user.click(view.getByText('Take back'));
  expect(value()).toBe('war');
  await user.click(view.getByText('Forget'));
  expect(count()).toBe('0 back, 0 forward');
  await addChangeRemove({ user, container });
};

export default undoAndRedo;
