import { waitFor } from '@testing-library/react';
import { dragOnto } from '../../plugins/remark-samples/checks/dragOnto';
import { addChangeRemove, type Interaction } from '../../plugins/remark-samples/checks/interactions';

/** Drags the rule of the first builder into the second. */
const dragAcross: Interaction = async (tools) => {
  const counts = () =>
    [...tools.container.querySelectorAll('.queryBuilder')].map((each) => each.querySelectorAll('.rule').length).join();
  const [left, right] = tools.container.querySelectorAll('.rule');
  dragOnto(left, right);
  await waitFor(() => {
    if (counts() !== '0,2') throw new Error(`the builders have ${counts()} rules`);
  });
  await addChangeRemove(tools);
};

export default dragAcross;
