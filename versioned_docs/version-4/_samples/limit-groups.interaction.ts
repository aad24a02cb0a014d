import { expect } from 'vitest';
import type { Interaction } from '../../../plugins/remark-samples/checks/interactions';

/** Fills the query up, then tries every way to exceed the limits. */
const fillUp: Interaction = async ({ user, container }) => {
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  expect(all('.ruleGroup-addGroup')).toHaveLength(1);
  await user.click(all('.ruleGroup-addRule')[0] as HTMLElement);
  expect(all('.rule')).toHaveLength(4);
  for (const button of all('.ruleGroup-addRule')) expect((button as HTMLButtonElement).disabled).toBe(true);
  await user.click(all('.rule-cloneRule')[0] as HTMLElement);
  await user.click(all('.ruleGroup-cloneGroup')[0] as HTMLElement);
  expect(all('.rule')).toHaveLength(4);
  expect(container.textContent).toContain('too much');
  await user.click(all('.rule-remove')[0] as HTMLElement);
  expect(all('.rule')).toHaveLength(3);
};

export default fillUp;
