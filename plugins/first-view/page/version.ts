import { store } from './store';

declare const LINES: Record<string, string>;

/** Remembers the docs version that a link of the version menu leads to, as React does. */
export function rememberVersion(link: HTMLAnchorElement): void {
  // The longest path first: that of the latest line is the beginning of the others.
  const path = Object.keys(LINES).find((prefix) => link.pathname.startsWith(`${prefix}/`));
  if (path) store('docs-preferred-version-default', LINES[path] as string);
}
