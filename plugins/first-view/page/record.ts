import { type Content, type Entry, isLive, type Place, partOf } from '../early';

const early: Window['early'] = { queue: [] };
window.early = early;

/** The page's root, which says what is known of the page before React is. */
const root = document.documentElement;

export { early, root };

export function placeOf(element: Element): Place {
  const steps: Place['steps'] = [];
  for (let at = element; at.parentElement; at = at.parentElement)
    steps.push([at.parentElement, [...at.parentElement.children].indexOf(at)]);
  return { element, part: partOf(element), steps };
}

export type Deed = Entry extends infer Each ? (Each extends Entry ? Omit<Each, 'place'> : never) : never;

/** Keeps what was done at a place until its part of the page is live. */
export function keep(place: Place, deed: Deed): Entry {
  const entry = { ...deed, place } as Entry;
  early.queue.push(entry);
  // Shown by the stylesheet: the code of a sample can take a second or two.
  if (place.part !== root) place.part.ariaBusy = 'true';
  early.wake?.();
  return entry;
}

/** Takes back what has not been done again yet. */
export function drop(entry: Entry): void {
  early.queue = early.queue.filter((other) => other !== entry);
}

/** Keeps an event from the browser and from everybody else. */
export function take(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** What was pressed before React was there, until the next press. */
let pressed: Place | undefined;

/**
 * Whether React is not there yet for an event of the visitor, or has not done yet what came before; then it does not see
 * the event, or would count it twice.
 * @param hasBegun it is the end of something that React has not seen the beginning of
 */
function isEarly(event: Event, hasBegun = false): boolean {
  // The document, too, can be a target.
  const { target, isTrusted } = event as Event & { target: Partial<Element> };
  if (!isTrusted || !target.closest?.('#__docusaurus')) return false;
  const part = partOf(target as Element);
  if (!hasBegun && isLive(part) && !early.queue.some(({ place }) => place.part === part)) return false;
  event.stopImmediatePropagation();
  return true;
}

export const fields = 'input,select,textarea';

const contentOf = ({ value, type, checked, options }: HTMLInputElement & HTMLSelectElement): Content => ({
  value,
  chosen: options && [...options].map(({ selected }) => selected),
  checked: /^(checkbox|radio)$/.test(type) ? checked : undefined,
});

/**
 * Keeps a click, unless the browser does all of it. What a click does to a field is a change. A link leads where it says:
 * React, which has drawn it a moment before the page is live, does not know yet which version was chosen.
 */
export function recordClick(event: MouseEvent): void {
  const target = event.target as Element;
  const isBrowsers =
    target.closest('a[href]:not([href="#"])') ||
    // By some fields a component opens a list of its own.
    (target.closest(`${fields},label,summary`) && !target.matches('[role=combobox],[readonly]'));
  const hasBegun = Boolean(pressed && !isBrowsers);
  pressed = undefined;
  if (!isEarly(event, hasBegun) || isBrowsers) return;
  event.preventDefault();
  keep(placeOf(target), { kind: 'press', event });
}

/** Keeps what a field holds after a change; more letters are the same change. */
export function recordChange(event: Event): void {
  const field = event.target as Element;
  const content = contentOf(field as Parameters<typeof contentOf>[0]);
  // Of text each letter counts, of the others that they have changed.
  const isText = (content.chosen ?? content.checked) === undefined;
  if (isText !== (event.type === 'input') || !isEarly(event)) return;
  const last = early.queue.at(-1);
  if (last?.kind === 'change' && last.place.element === field) last.content = content;
  else keep(placeOf(field), { kind: 'change', content });
}

export function recordSubmit(event: Event): void {
  if (!isEarly(event)) return;
  event.preventDefault();
  keep(placeOf(event.target as Element), { kind: 'submit' });
}

/** Keeps a key that means something to what has the focus, and that the browser does not answer itself. */
export function recordKey(event: KeyboardEvent): void {
  const target = event.target as Element;
  const isPress = /^(Enter| )$/.test(event.key);
  if (target.closest(isPress ? `${fields},button,summary,a[href]` : fields)) return;
  if (/^(Tab|Shift|Control|Alt|Meta)$/.test(event.key) || !isEarly(event)) return;
  if (isPress) event.preventDefault();
  keep(placeOf(target), { kind: 'key', event });
}

/** Keeps React from seeing the parts of a press; one whose element is drawn anew before the release would make no click. */
export function recordPress(event: MouseEvent): void {
  const { type, target, button } = event;
  const isKept = isEarly(event);
  if (/down/.test(type)) pressed = isKept && !button ? placeOf(target as Element) : undefined;
  else if (pressed && !pressed.element.isConnected) {
    keep(pressed, { kind: 'press', event });
    pressed = undefined;
  }
}
