import { waitFor } from '@testing-library/react';
import { dragOnto } from '../../../plugins/remark-samples/checks/dragOnto';
import { addChangeRemove, type Interaction } from '../../../plugins/remark-samples/checks/interactions';

/** A group may not go into another, a rule may. */
const dragWithin: Interaction = async (tools) => {
  const all = (selector: string) => [...tools.container.querySelectorAll<HTMLElement>(selector)];
  const nested = () => all('.ruleGroup .ruleGroup .ruleGroup').length;
  const group = (id: string) => all('.ruleGroup').find((each) => each.dataset.ruleGroupId === id);
  const header = (id: string) => group(id)?.querySelector('.ruleGroup-header');
  dragOnto(group('second'), header('first'));
  dragOnto(group('first')?.querySelector('.rule'), header('second'));
  await waitFor(() => {
    if (group('second')?.querySelectorAll('.rule').length !== 2) throw new Error('the rule did not move');
  });
  if (nested() > 0) throw new Error('a group went into another');
  await addChangeRemove(tools);
};

export default dragWithin;
