import { addChangeRemove, type Interaction } from '../../../plugins/remark-samples/checks/interactions';

/** The default use, and a new group: the root has another combinator than the groups in it. */
const addGroup: Interaction = async (tools) => {
  await addChangeRemove(tools);
  await tools.user.click(tools.container.querySelector('.ruleGroup-addGroup') as HTMLElement);
  const shown = [...tools.container.querySelectorAll('.ruleGroup-combinators')].map((each) => each.textContent);
  if (shown.join() !== 'or,and,and') throw new Error(`combinators: ${shown}`);
};

export default addGroup;
