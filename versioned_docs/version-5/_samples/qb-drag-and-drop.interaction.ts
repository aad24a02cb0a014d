import { waitFor } from '@testing-library/react';
import { addChangeRemove, type Interaction } from '../../../plugins/remark-samples/checks/interactions';

/** The builder is mounted anew once react-dnd has arrived; a click before that is lost. */
const useAfterLoading: Interaction = async (tools) => {
  await waitFor(() => {
    if (!tools.container.querySelector('[data-dnd="enabled"]')) throw new Error('react-dnd has not arrived');
  });
  await addChangeRemove(tools);
};

export default useAfterLoading;
