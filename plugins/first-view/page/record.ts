import { type Content, type Entry, isLive, type Place, partOf } from '../early';

const early: Window['early'] = { queue: [] };
window.early = early;

export { early };

export function placeOf(element: Element): Place {
  const steps: Place['steps'] = [];
  for (let at = element; at.parentElement; at = at.parentElement)
    steps.push([at.parentElement, [...at.parentElement.children].indexOf(at)]);
  return { element, steps };
}

type Deed = Entry extends infer Each ? (Each extends Entry ? Omit<Each, 'part' | 'place'> : never) : never;

/** Keeps what was done to an element until its part of the page is live. */
export function keep(element: Element, deed: Deed): Entry {
  const entry = { ...deed, part: partOf(element), place: placeOf(element) } as Entry;
  early.queue.push(entry);
  // Shown by the stylesheet: the code of a sample can take a second or two.
  if (entry.part !== document.documentElement) entry.part.ariaBusy = 'true';
  early.wake?.();
  return entry;
}

/** Takes back what has not been done again yet. */
export function drop(entry: Entry): void {
  early.queue = early.queue.filter((other) => other !== entry);
}

/**
 * Whether React is not there yet for an event of the visitor, or has not done yet what came before; then it does not see
 * the event, or would count it twice.
 */
function isEarly(event: Event): boolean {
  const { target, isTrusted } = event;
  if (!isTrusted || !(target instanceof Element) || !target.closest('#__docusaurus')) return false;
  const part = partOf(target);
  if (isLive(part) && !early.queue.some((entry) => entry.part === part)) return false;
  event.stopImmediatePropagation();
  return true;
}

const fields = 'input,select,textarea';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const contentOf = (field: Field): Content => ({
  value: field.value,
  ...('options' in field && { chosen: [...field.options].map(({ selected }) => selected) }),
  ...(/^(checkbox|radio)$/.test(field.type) && { checked: (field as HTMLInputElement).checked }),
});

/** Keeps a click, unless the browser does all of it. What a click does to a field is a change. */
export function recordClick(event: MouseEvent): void {
  const target = event.target as Element;
  if (target.closest('a[href]:not([href="#"])') || !isEarly(event)) return;
  // By some fields a component opens a list of its own.
  if (target.closest(`${fields},label,summary`) && !target.matches('[role=combobox],[readonly]')) return;
  event.preventDefault();
  keep(target, { kind: 'press', event });
}

/** Keeps what a field holds after a change; more letters are the same change. */
export function recordChange(event: Event): void {
  const field = event.target as Field;
  const content = contentOf(field);
  // Of text each letter counts, of the others that they have changed.
  const isText = !content.chosen && content.checked === undefined;
  if (isText !== (event.type === 'input') || !isEarly(event)) return;
  const last = early.queue.at(-1);
  if (last?.kind === 'change' && last.place.element === field) last.content = content;
  else keep(field, { kind: 'change', content });
}

export function recordSubmit(event: Event): void {
  if (!isEarly(event)) return;
  event.preventDefault();
  keep(event.target as Element, { kind: 'submit' });
}

/** Keeps a key that means something to what has the focus, and that the browser does not answer itself. */
export function recordKey(event: KeyboardEvent): void {
  const target = event.target as Element;
  const isPress = /^(Enter| )$/.test(event.key);
  if (target.closest(isPress ? `${fields},button,summary,a[href]` : fields)) return;
  if (/^(Tab|Shift|Control|Alt|Meta)$/.test(event.key) || !isEarly(event)) return;
  if (isPress) event.preventDefault();
  keep(target, { kind: 'key', event });
}

let pressed: Place | undefined;

/** Keeps React from seeing the parts of a press; one whose element is drawn anew before the release would make no click. */
export function recordPress(event: MouseEvent): void {
  if (event.type === 'pointerdown') pressed = undefined;
  const isKept = isEarly(event);
  if (event.type === 'pointerdown' && isKept && !event.button) pressed = placeOf(event.target as Element);
  if (event.type === 'pointerup' && pressed && !pressed.element.isConnected) {
    keep(pressed.steps.find(([parent]) => parent.isConnected)?.[0] ?? document.body, {
      kind: 'press',
      event,
    }).place = pressed;
    pressed = undefined;
  }
}
