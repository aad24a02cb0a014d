import { addChangeRemove, type Interaction } from '../../plugins/remark-samples/checks/interactions';

/** The default use; the rule of the field with one operator has no list, and the other has one. */
const useOneList: Interaction = async (tools) => {
  const lists = () =>
    [...tools.container.querySelectorAll('.rule')].map((rule) => rule.querySelectorAll('.rule-operators').length);
  if (lists().join() !== '1,0') throw new Error(`lists of operators: ${lists()}`);
  await addChangeRemove(tools);
};

export default useOneList;
