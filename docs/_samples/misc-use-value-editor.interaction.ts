import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { addChangeRemove, type Interaction } from '../../plugins/remark-samples/checks/interactions';

const leaveBetween: Interaction = async ({ user, container }) => {
  const view = within(container);
  expect((view.getByTitle('Value') as HTMLInputElement).value).toBe('1950,1959');
  await user.selectOptions(view.getByTitle('Operator'), '=');
  expect((view.getByTitle('Value') as HTMLInputElement).value).toBe('1950');
  await addChangeRemove({ user, container });
};

export default leaveBetween;
