import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { addChangeRemove, type Interaction } from '../../../../plugins/remark-samples/checks/interactions';

/** Chooses another table: the rule whose field it lacks goes, the other stays. */
const tables: Interaction = async (tools) => {
  const { user, container } = tools;
  const editors = () => [...container.querySelectorAll<HTMLInputElement>('input.rule-value')].map(({ value }) => value);
  expect(editors()).toEqual(['night', '1950']);
  await user.selectOptions(within(container).getByLabelText('Table'), 'Songs');
  expect(editors()).toEqual(['night']);
  await addChangeRemove(tools);
};

export default tables;
