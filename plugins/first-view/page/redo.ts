type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Sets a field's value as the browser does, unseen by React, which watches the element's own property. */
function write(field: Field, value: string) {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  own?.set?.call(field, value);
}

/** Repeats a press: some components listen for its parts. */
export function press(element: Element, { clientX, clientY }: MouseEvent): void {
  const init = { bubbles: true, cancelable: true, composed: true, view: window, detail: 1, clientX, clientY };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    element.dispatchEvent(
      type.startsWith('pointer')
        ? new PointerEvent(type, { ...init, isPrimary: true, pointerType: 'mouse' })
        : new MouseEvent(type, init),
    );
}

export function key(element: Element, { key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): void {
  const init = { bubbles: true, cancelable: true, key, code, ctrlKey, metaKey, altKey, shiftKey };
  element.dispatchEvent(new KeyboardEvent('keydown', init));
  element.dispatchEvent(new KeyboardEvent('keyup', init));
}

/** What a visitor has put into a field, as it is now. */
export function contentOf(field: Field) {
  const { value } = field;
  const checked = 'checked' in field && field.checked;
  const chosen = 'options' in field ? [...field.options].map(({ selected }) => selected) : [];
  return { value, checked, chosen };
}

/** Repeats a change of a field, with the caret and the marked part as they are now. */
export function change(field: Field, { value, checked, chosen }: ReturnType<typeof contentOf>): void {
  if ('checked' in field && /^(checkbox|radio)$/.test(field.type)) {
    // React knows the element's own property only; the click then turns it to what the visitor chose.
    field.checked = !checked;
    field.click();
    return;
  }
  if ('options' in field) {
    [...field.options].forEach((option, at) => {
      option.selected = chosen[at] ?? false;
    });
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const { selectionStart, selectionEnd } = field;
  // First another value by the property that React watches, or the visitor's would be no change to it.
  field.value = value ? '' : field.defaultValue;
  write(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}
