import type { Entry } from '../early';
import { type Deed, drop, keep, placeOf } from './record';

/**
 * Opens a dialog of dialogs.html at once, in place of what React shows later: what was done waits for React, and closing
 * the dialog takes it back.
 * @param name selector of the dialog, which has a button that closes it
 * @param from what was pressed, or the root where that does not matter
 * @param deed what is to be done again
 */
export function openDialog(name: string, from: Element, deed: Exclude<Deed, { dialog: unknown }>): HTMLDialogElement {
  const { content } = document.querySelector('#early') as HTMLTemplateElement;
  const dialog = (content.querySelector(name) as Element).cloneNode(true) as HTMLDialogElement;
  const entry: Entry = keep(placeOf(from), { ...deed, dialog });
  const close = () => dialog.close();
  document.body.append(dialog);
  dialog.showModal?.(); // without modal dialogs the deed waits for React alone
  (dialog.querySelector('button') as HTMLElement).onclick = close;
  dialog.onmousedown = (event) => {
    if (event.target !== dialog) return;
    event.preventDefault(); // else the press takes the focus away from where closing gives it
    close();
  };
  dialog.onclose = () => {
    dialog.remove();
    drop(entry);
    // React may have opened its own meanwhile, which waits for its script behind this one.
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  };
  return dialog;
}
