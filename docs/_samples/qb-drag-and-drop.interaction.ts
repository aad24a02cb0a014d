import { fireEvent, waitFor } from '@testing-library/react';
import { dragOnto } from '../../plugins/remark-samples/checks/dragOnto';
import { addChangeRemove, type Interaction } from '../../plugins/remark-samples/checks/interactions';

/** Drags the group up, which leaves a rule below it, and with Ctrl a rule onto the other, which groups both. */
const dropBelowAndGroup: Interaction = async (tools) => {
  const all = (selector: string) => [...tools.container.querySelectorAll<HTMLElement>(selector)];
  const order = () =>
    all('[data-path="[]"] > .ruleGroup-body > *').map((each) => each.dataset.ruleId ?? each.dataset.ruleGroupId);
  const rule = (id: string) => all('.rule').find((each) => each.dataset.ruleId === id);
  dragOnto(all('.ruleGroup .ruleGroup')[0], rule('first'));
  await waitFor(() => {
    if (order().join() !== 'first,group,second') throw new Error(`the order is ${order()}`);
  });
  await addChangeRemove(tools);
  fireEvent.keyDown(document, { key: 'Control', code: 'ControlLeft' });
  dragOnto(rule('second'), rule('first'));
  fireEvent.keyUp(document, { key: 'Control', code: 'ControlLeft' });
  await waitFor(() => {
    if (all('.ruleGroup .ruleGroup').length !== 2 || order().length !== 2) throw new Error(`the order is ${order()}`);
  });
};

export default dropBelowAndGroup;
