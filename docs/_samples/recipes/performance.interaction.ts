import { expect } from 'vitest';
import { addChangeRemove, type Interaction } from '../../../plugins/remark-samples/checks/interactions';

/** Types with the same function in each render and with a new one: one editor is rendered, and then all. */
const performance: Interaction = async (tools) => {
  const { user, container } = tools;
  const typed = async () => {
    await user.type(container.querySelectorAll<HTMLInputElement>('input.rule-value')[6] as HTMLInputElement, 'y');
    return container.querySelector('output')?.textContent;
  };
  expect(await typed()).toBe('1');
  const inline = container.querySelector<HTMLInputElement>('label input') as HTMLInputElement;
  await user.click(inline);
  expect(await typed()).toBe('8');
  await user.click(inline);
  expect(await typed()).toBe('1');
  await addChangeRemove(tools);
};

export default performance;
