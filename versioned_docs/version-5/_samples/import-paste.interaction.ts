import { fireEvent, within } from '@testing-library/react';
import { expect } from 'vitest';
import { addChangeRemove, type Interaction } from '../../../plugins/remark-samples/checks/interactions';

const brokenText = { SQL: 'genre = = 1', MongoDB: '{', JsonLogic: '{ "and": 5 }', CEL: 'genre ==' };

const useImport: Interaction = async ({ user, container }) => {
  const view = within(container);
  const rules = () => container.querySelectorAll('.rule').length;
  const wanted = { MongoDB: 2, JsonLogic: 1, CEL: 2, SQL: 3 };
  expect(rules()).toBe(wanted.SQL); // the builder starts with what the text says
  for (const [format, count] of Object.entries(wanted)) {
    await user.selectOptions(view.getByLabelText('Format'), format);
    await user.click(view.getByRole('button', { name: 'Import' }));
    expect(view.getByRole('alert').textContent).toBe('');
    expect(rules()).toBe(count);

    const box = view.getByLabelText('Query text');
    fireEvent.change(box, { target: { value: brokenText[format as keyof typeof brokenText] } });
    await user.click(view.getByRole('button', { name: 'Import' }));
    expect(view.getByRole('alert').textContent).not.toBe('');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(rules()).toBe(count);
  }
  await addChangeRemove({ user, container });
};

export default useImport;
