import { partOf } from './live';
import { placeOf } from './place';
import { add, type Entry, isWaiting, last } from './queue';
import { change, contentOf, press, key as pressKey } from './redo';

const fields = 'input, select, textarea';
const pressedBy: Record<string, string> = { Enter: 'button, summary, a[href]', ' ': 'button, summary' };

type Field = Parameters<typeof contentOf>[0];

/** The field whose typing is the last that was done: more letters are the same change. */
let typing: { field: Field; entry: Entry; content: ReturnType<typeof contentOf> } | undefined;

function recordField(field: Field) {
  const content = contentOf(field);
  if (typing?.field === field && typing.entry === last()) {
    typing.content = content;
    return;
  }
  const place = placeOf(field);
  const made = { field, content } as NonNullable<typeof typing>;
  made.entry = add(field, () => {
    const found = place();
    if (found?.matches(fields)) change(found as Field, made.content);
  });
  typing = made;
}

const isOwn = (target: EventTarget | null): target is Element =>
  target instanceof Element && document.getElementById('__docusaurus')?.contains(target) === true;

/** Whether React is not there yet for an event of the visitor; then React is kept from seeing it, or it would count twice. */
function isEarly(event: Event): boolean {
  if (!event.isTrusted || !isOwn(event.target) || !isWaiting(partOf(event.target))) return false;
  event.stopImmediatePropagation();
  return true;
}

const isLink = (element: Element) => element.closest('a[href]:not([href="#"])');

/** Fields by which a component opens a list of its own are pressed like buttons. */
const isOfBrowser = (element: Element) =>
  element.closest(`${fields}, label, option, summary`) && !element.matches('[role=combobox], [readonly]');

/** Keeps a click, unless the browser does all of it: links, labels, `details`, and fields, whose change is kept. */
export function recordClick(event: MouseEvent): void {
  const target = event.target as Element;
  if (isLink(target) || !isEarly(event) || isOfBrowser(target)) return;
  event.preventDefault();
  const place = placeOf(target);
  add(target, () => {
    const found = place();
    if (found) press(found, event);
  });
}

export function recordChange(event: Event): void {
  const field = event.target as Field;
  const isText =
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && !/^(checkbox|radio)$/.test(field.type));
  if (isText === (event.type === 'input') && isEarly(event)) recordField(field);
}

export function recordSubmit(event: Event): void {
  const form = event.target as HTMLFormElement;
  if (!isEarly(event)) return;
  event.preventDefault();
  const place = placeOf(form);
  add(form, () => (place() as HTMLFormElement | undefined)?.requestSubmit());
}

/** Keeps a key that means something to the element that has the focus, and that the browser does not answer itself. */
export function recordKey(event: KeyboardEvent): void {
  const target = event.target as Element;
  const { [event.key]: buttons } = pressedBy;
  const isNative = target.closest(fields) || (buttons && target.closest(buttons));
  if (isNative || /^(Tab|Shift|Control|Alt|Meta)$/.test(event.key) || !isEarly(event)) return;
  if (buttons) event.preventDefault();
  const place = placeOf(target);
  add(target, () => {
    const found = place();
    if (found) pressKey(found, event);
  });
}

/** Keeps React from seeing the parts of a press that is going to be repeated. */
export function hideEarly(event: Event): void {
  isEarly(event);
}

let pressed: { element: Element; place: ReturnType<typeof placeOf> } | undefined;

/** A press whose element is drawn anew before the release makes no click: its successor gets one. */
export function recordPress(event: PointerEvent): void {
  if (!event.isTrusted || !isOwn(event.target)) return;
  if (event.type === 'pointerdown') {
    pressed =
      event.button === 0 && isEarly(event) ? { element: event.target, place: placeOf(event.target) } : undefined;
  } else if (pressed && !pressed.element.isConnected) {
    const { place } = pressed;
    const successor = place();
    // A sample or a page that has just come to life takes it after what waits.
    if (successor?.contains(event.target) || successor === event.target)
      add(successor, () => {
        const found = place();
        if (found) press(found, event);
      });
    pressed = undefined;
  }
}
