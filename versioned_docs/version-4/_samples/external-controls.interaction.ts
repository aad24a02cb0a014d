import { expect } from 'vitest';
import type { Interaction } from '../../../plugins/remark-samples/checks/interactions';

/** Presses every outside button and looks at the rules. */
const pressAll: Interaction = async ({ user, container }) => {
  const button = (label: string) =>
    [...container.querySelectorAll('button')].find((each) => each.textContent === label) as HTMLButtonElement;
  const rules = () => container.querySelectorAll('.rule').length;
  expect(button('Undo').disabled).toBe(true);
  for (const [label, after] of [
    ['Films after 2000', 1],
    ['Load saved', 2],
    ['+Rule', 3],
    ['Remove last', 2],
    ['Clear', 0],
    ['Undo', 2],
    ['Undo', 3],
    ['Redo', 2],
  ] as const) {
    await user.click(button(label));
    expect(rules(), label).toBe(after);
  }
  await user.click(button('Lock'));
  for (const label of ['Clear', 'Undo', '+Rule']) expect(button(label).disabled, label).toBe(true);
};

export default pressAll;
