import { within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Interaction } from '../../../../plugins/remark-samples/checks/interactions';

/** Sends what is complete, and nothing else; buttons of the builder do not submit. */
const fillIn: Interaction = async ({ user, container }) => {
  const view = within(container);
  const sent = () => container.querySelector('pre')?.textContent ?? '';
  await user.click(container.querySelector('.ruleGroup-addRule') as HTMLElement);
  expect(sent()).toBe('');
  await user.click(view.getByRole('button', { name: 'Save' }));
  expect(view.getByRole('status').textContent).toBe('Give each rule a value.');
  expect(sent()).toBe('');
  await user.click([...container.querySelectorAll('.rule-remove')].at(-1) as HTMLElement);
  await user.click(view.getByRole('button', { name: 'Save' }));
  const { name, filter } = JSON.parse(sent());
  expect(name).toBe('Modern');
  expect(JSON.parse(filter).rules).toEqual([{ field: 'year', operator: '>=', value: '1950' }]);
};

export default fillIn;
