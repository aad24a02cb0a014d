import { waitFor } from '@testing-library/react';
import { dragOnto } from '../../../plugins/remark-samples/checks/dragOnto';
import { addChangeRemove, type Interaction } from '../../../plugins/remark-samples/checks/interactions';

/**
 * Drags the group up, which leaves a rule below it. The builder is mounted anew once react-dnd has arrived; a click before
 * that is lost.
 */
const dropBelow: Interaction = async (tools) => {
  const all = (selector: string) => [...tools.container.querySelectorAll<HTMLElement>(selector)];
  await waitFor(() => {
    if (!all('[data-dnd="enabled"]').length) throw new Error('react-dnd has not arrived');
  });
  await addChangeRemove(tools);
  const order = () =>
    all('.ruleGroup .ruleGroup, .rule')
      .map((each) => each.dataset.ruleId ?? each.dataset.ruleGroupId)
      .join();
  dragOnto(all('.ruleGroup .ruleGroup')[0], all('.rule')[0]);
  await waitFor(() => {
    if (order() !== 'first,group,inner,second') throw new Error(`the order is ${order()}`);
  });
};

export default dropBelow;
