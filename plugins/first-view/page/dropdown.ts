import { add, drop, type Entry } from './queue';
import { press } from './redo';

let opened: { label: HTMLElement; entry: Entry } | undefined;

const show = (label: HTMLElement, isShown: boolean) => {
  label.ariaExpanded = String(isShown);
  label.parentElement?.classList.toggle('dropdown--show', isShown);
};

/** Opens the menu at once, and again by React, which does not know of it. */
export function openMenu(label: HTMLElement, event: MouseEvent): void {
  show(label, true);
  const entry = add(label, () => {
    if (opened?.entry !== entry) return;
    opened = undefined;
    show(label, false);
    press(label, event);
  });
  opened = { label, entry };
}

/** @returns whether a menu was open */
export function closeMenu(): boolean {
  if (!opened) return false;
  show(opened.label, false);
  drop(opened.entry);
  opened = undefined;
  return true;
}
