import type { Entry } from '../early';
import { drop, keep } from './record';
import { store } from './store';

declare const LINES: Record<string, string>;

let opened: { label: HTMLElement; entry: Entry } | undefined;

function show(label: HTMLElement, isShown: boolean): void {
  label.ariaExpanded = String(isShown);
  label.parentElement?.classList.toggle('dropdown--show', isShown);
}

/** @returns whether a menu was open */
export function closeMenu(): boolean {
  if (!opened) return false;
  show(opened.label, false);
  drop(opened.entry);
  opened = undefined;
  return true;
}

/** Opens the menu at once, and again by React, which does not know of it. */
export function toggleMenu(label: HTMLElement, event: MouseEvent): void {
  if (closeMenu()) return;
  show(label, true);
  opened = { label, entry: keep(label, { kind: 'press', event }) };
}

/** Remembers the docs version that a link of the menu leads to, as React does. */
export function rememberVersion({ pathname }: HTMLAnchorElement): void {
  const path = Object.keys(LINES).find((prefix) => pathname.startsWith(`${prefix}/`));
  if (path) store('docs-preferred-version-default', LINES[path] as string);
}
