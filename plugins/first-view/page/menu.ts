import type { Entry } from '../early';
import { drop, keep, placeOf } from './record';
import { store } from './store';

let opened: Entry | undefined;

function turn(label: HTMLElement): void {
  label.ariaExpanded = String((label.parentElement as Element).classList.toggle('dropdown--show'));
}

/** @returns whether a menu was open */
export function closeMenu(): boolean {
  if (!opened) return false;
  turn(opened.place.element as HTMLElement);
  drop(opened);
  opened = undefined;
  return true;
}

/** Opens the menu at once, and again by React, which does not know of it. */
export function toggleMenu(label: HTMLElement, event: MouseEvent): void {
  if (closeMenu()) return;
  turn(label);
  opened = keep(placeOf(label), { kind: 'press', event });
}

/** Remembers the docs version, as React does, if a link of the menu is pressed that leads to one. */
export function rememberVersion(target: Element): void {
  const version = target.closest<HTMLElement>('[data-version]')?.dataset.version;
  if (version) store('docs-preferred-version-default', version);
}
