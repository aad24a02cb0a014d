import { fireEvent, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** What a `name.interaction.ts` beside a sample exports as default: its own way of using the sample. */
export type Interaction = (tools: { user: UserEvent; container: HTMLElement }) => Promise<void>;

/**
 * Adds a rule, changes its value, and removes it.
 * @throws if the sample has no button or control for it
 */
export const addChangeRemove: Interaction = async ({ user, container }) => {
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  const before = all('.rule').length;
  const [add] = all('.ruleGroup-addRule');
  if (!add) throw new Error('there is no .ruleGroup-addRule; give the sample an interaction of its own');
  await user.click(add);
  expect(all('.rule')).toHaveLength(before + 1);
  const state = () =>
    all('input, select, textarea').map(
      (element) => `${(element as HTMLInputElement).value}|${(element as HTMLInputElement).checked}`,
    );
  const values = state();
  const editor = all('.rule input:not([disabled]), .rule select:not([disabled])').at(-1);
  if (!editor) throw new Error('no rule has a control that can be changed');
  if (editor instanceof HTMLSelectElement) {
    const other = [...editor.options].find((option) => !option.selected);
    if (other) await user.selectOptions(editor, other);
  } else if (editor instanceof HTMLInputElement && /checkbox|radio/.test(editor.type)) await user.click(editor);
  else
    fireEvent.change(editor, { target: { value: (editor as HTMLInputElement).type === 'date' ? '2001-02-03' : '7' } });
  await waitFor(() => expect(state()).not.toEqual(values));
  const remove = all('.rule-remove').at(-1);
  if (!remove) throw new Error('there is no .rule-remove');
  await user.click(remove);
  expect(all('.rule')).toHaveLength(before);
};
