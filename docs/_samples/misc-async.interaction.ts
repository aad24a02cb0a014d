import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Interaction } from '../../plugins/remark-samples/checks/interactions';

const loadBoth: Interaction = async ({ user, container }) => {
  const view = within(container);
  const select = () => view.getByTitle('Value') as HTMLSelectElement;
  const options = () => [...select().options].map(({ label }) => label);
  await waitFor(() => expect(options()).toEqual(['Choose', 'Comedy', 'Crime', 'Drama']));
  await user.selectOptions(select(), 'Crime');
  expect(select().value).toBe('Crime');

  await user.selectOptions(view.getByTitle('Field'), 'country');
  await waitFor(() => expect(options()).toEqual(['Choose', 'France', 'Japan']));

  // From the cache: nothing is loaded again.
  await user.selectOptions(view.getByTitle('Field'), 'genre');
  expect(options()).toEqual(['Choose', 'Comedy', 'Crime', 'Drama']);
};

export default loadBoth;
