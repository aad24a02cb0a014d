import { within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Interaction } from '../../../../plugins/remark-samples/checks/interactions';

/** Adds rules until no field is free: each takes another, and lists only what is free. */
const used: Interaction = async ({ user, container }) => {
  const page = within(container);
  const lists = () => [...container.querySelectorAll<HTMLSelectElement>('select.rule-fields')];
  const add = () => page.getByRole('button', { name: /^(Add rule|\+ ?Rule)$/ });
  await user.click(add());
  expect(lists().map(({ value }) => value)).toEqual(['title', 'year']);
  expect(lists().map(({ options }) => options.length)).toEqual([2, 2]);
  await user.click(add());
  await user.click(add());
  expect(lists().map(({ value }) => value)).toEqual(['title', 'year', 'genre']);
  expect(page.getByText('Every field is in use.')).toBeTruthy();
};

export default used;
