import { fireEvent, waitFor } from '@testing-library/react';
import { addChangeRemove, type Interaction } from '../../../plugins/remark-samples/checks/interactions';

/** Drags the first rule onto the second, then does what every sample is put through. */
const dragAndUse: Interaction = async (tools) => {
  const rules = () => [...tools.container.querySelectorAll<HTMLElement>('.rule')];
  const order = () => rules().map((rule) => rule.dataset.ruleId);
  const [first, second] = rules();
  const handle = first?.querySelector('.queryBuilder-dragHandle');
  if (!handle || !second) throw new Error('there are no two rules with handles');
  const before = order();
  fireEvent.dragStart(handle);
  fireEvent.dragEnter(second);
  fireEvent.dragOver(second);
  fireEvent.drop(second);
  fireEvent.dragEnd(handle);
  await waitFor(() => {
    if (order().join() !== [...before].reverse().join()) throw new Error(`the order is still ${order()}`);
  });
  await addChangeRemove(tools);
};

export default dragAndUse;
