import { addChangeRemove, type Interaction } from '../../plugins/remark-samples/checks/interactions';

/** Adds a group in the root, which has a rule, and one in that, which has none. */
const addTwoLevels: Interaction = async (tools) => {
  const all = (selector: string) => [...tools.container.querySelectorAll<HTMLElement>(selector)];
  for (const level of [1, 2]) {
    await tools.user.click(all('.ruleGroup-addGroup').at(-1) as HTMLElement);
    if (all('.ruleGroup').length !== level + 1) throw new Error('the group is not there');
    if (all('.rule').length !== 1) throw new Error(`there are ${all('.rule').length} rules at level ${level}`);
  }
  await addChangeRemove(tools);
};

export default addTwoLevels;
