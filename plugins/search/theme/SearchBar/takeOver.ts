/** Puts a text into a box as if it were typed. */
export function fill(box: HTMLInputElement, text: string) {
  // React watches the element's own property, and takes a change by the prototype's for one of the visitor.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Lets the modal's input go on where the visitor is in the one that stood there before: same text, same marked part,
 * and the focus.
 * @param typed in a dialog that goes now, or no longer in the page; nothing happens when the modal was there at once
 * @param modal its text may differ from what was typed, because a letter can come while the modal is being made
 */
export function takeOver(typed: HTMLInputElement | null, modal: HTMLInputElement | null) {
  if (!typed || !modal) return;
  // Behind an open dialog nothing can take the focus.
  typed.closest('dialog')?.remove();
  if (modal.value !== typed.value) fill(modal, typed.value);
  modal.focus();
  modal.setSelectionRange(typed.selectionStart, typed.selectionEnd);
}
