import { fireEvent, waitFor } from '@testing-library/react';
import { addChangeRemove, type Interaction } from '../../../plugins/remark-samples/checks/interactions';

/** The default use, and a value: the state beside the builder says how many rules have none. */
const countInvalid: Interaction = async (tools) => {
  const said = (text: string) =>
    waitFor(() => {
      const status = tools.container.querySelector('[role="status"]')?.textContent;
      if (status !== text) throw new Error(`it says ${status}`);
    });
  await said('Without a value: 1');
  await addChangeRemove(tools);
  fireEvent.change(tools.container.querySelector('.rule-value') as HTMLElement, { target: { value: 'Jaws' } });
  await said('Without a value: 0');
};

export default countInvalid;
