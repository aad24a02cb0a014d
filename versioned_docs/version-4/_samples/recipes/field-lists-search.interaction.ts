import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { addChangeRemove, type Interaction } from '../../../../plugins/remark-samples/checks/interactions';

/** Types a label in full, then one that is none and leaves. */
const search: Interaction = async (tools) => {
  const { user, container } = tools;
  const box = within(container).getByTitle(/^Fields?$/) as HTMLInputElement;
  expect(box.value).toBe('Column 42');
  await user.clear(box);
  await user.type(box, 'Column 7');
  expect(box.value).toBe('Column 7');
  await user.type(box, ' or so');
  await user.tab();
  expect(box.value).toBe('Column 7');
  await addChangeRemove(tools);
};

export default search;
