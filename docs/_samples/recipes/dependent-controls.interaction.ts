import { expect } from 'vitest';
import type { Interaction } from '../../../plugins/remark-samples/checks/interactions';

/** Chooses another country: the cities follow, and one of them is chosen. */
const dependent: Interaction = async ({ user, container }) => {
  const lists = () => [...container.querySelectorAll<HTMLSelectElement>('select.rule-value')];
  const labels = () => [...(lists()[1]?.options ?? [])].map(({ text }) => text);
  expect(labels()).toEqual(['Milan', 'Rome', 'Turin']);
  await user.selectOptions(lists()[0] as HTMLSelectElement, 'Japan');
  expect(labels()).toEqual(['Kyoto', 'Osaka', 'Tokyo']);
  expect(lists()[1]?.value).toBe('Kyoto');
};

export default dependent;
