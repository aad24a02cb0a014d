import { addChangeRemove, type Interaction } from '../../plugins/remark-samples/checks/interactions';

/** The default use: there is a button to remove a rule while there are two, and none for the last. */
const keepOne: Interaction = async (tools) => {
  const buttons = () => tools.container.querySelectorAll('.rule-remove').length;
  if (buttons()) throw new Error('the only rule can be removed');
  await addChangeRemove(tools);
  if (buttons()) throw new Error('the last rule can be removed');
};

export default keepOne;
