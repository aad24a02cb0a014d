import { expect } from 'vitest';
import { addChangeRemove, type Interaction } from '../../../plugins/remark-samples/checks/interactions';

/** Types in two rules: one editor is rendered each time, and no edit undoes the other. */
const memoized: Interaction = async (tools) => {
  const { user, container } = tools;
  const editors = () => [...container.querySelectorAll<HTMLInputElement>('input.rule-value')];
  for (const at of [6, 2]) {
    await user.type(editors()[at] as HTMLInputElement, 'y');
    expect(container.querySelector('output')?.textContent).toBe('1');
  }
  expect(editors().map(({ value }) => value)).toEqual(['x', 'x', 'xy', 'x', 'x', 'x', 'xy', 'x']);
  await addChangeRemove(tools);
};

export default memoized;
