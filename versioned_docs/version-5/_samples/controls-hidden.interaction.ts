import { addChangeRemove, type Interaction } from '../../../plugins/remark-samples/checks/interactions';

/** The default use, and a rule without its list of operators. */
const useWithoutLists: Interaction = async (tools) => {
  await addChangeRemove(tools);
  await tools.user.click(tools.container.querySelector('.ruleGroup-addRule') as HTMLElement);
  if (tools.container.querySelector('.rule-operators, .ruleGroup-combinators')) throw new Error('a list is shown');
};

export default useWithoutLists;
