import type { Content } from '../early';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Where React keeps the value that a field had last, by which it tells a change from what it has written itself. */
type Watched = { _valueTracker?: { setValue(value: string): void } };

/** Repeats a press with its parts: some components listen for those. */
export function press(element: Element, { clientX, clientY }: MouseEvent): void {
  const init = { bubbles: true, cancelable: true, composed: true, detail: 1, clientX, clientY };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    element.dispatchEvent(
      type.startsWith('pointer')
        ? new PointerEvent(type, { ...init, isPrimary: true, pointerType: 'mouse' })
        : new MouseEvent(type, init),
    );
}

/** Repeats a key. */
export function pressKey(element: Element, event: KeyboardEvent): void {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const init = { bubbles: true, cancelable: true, key, code, ctrlKey, metaKey, altKey, shiftKey };
  for (const type of ['keydown', 'keyup']) element.dispatchEvent(new KeyboardEvent(type, init));
}

/** Repeats a change of a field; the caret and what is marked stay. */
export function change(field: Field, { value, checked, chosen }: Content): void {
  if (checked !== undefined) {
    // By the property that React watches; the click then turns it to what the visitor chose.
    (field as HTMLInputElement).checked = !checked;
    field.click();
  } else if (chosen) {
    [...(field as HTMLSelectElement).options].forEach((option, at) => {
      option.selected = chosen[at] ?? false;
    });
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    if (field.value !== value) field.value = value;
    // The field is not written otherwise: a number of which the visitor has typed "8." would lose its point. React takes
    // for a change what is not the value that it knows.
    (field as Watched)._valueTracker?.setValue(`not ${value}`);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
