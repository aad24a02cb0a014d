import type { ToolkitId } from '@site/src/toolkits/registry';
import type { Decoded, LinkContent } from './content';
import { isAsMet } from './isAsMet';
import { demoStore } from './state';

export const loadCodec = () => import('./permalink');

type Made = { hash: string } | { reason: string };

/** What a link or a file carries of the present state. */
export function presentContent(toolkit: ToolkitId): LinkContent {
  const state = demoStore.get();
  return { toolkit, state, panel: state.panel, row: state.row };
}

/** The hash that carries the present state, or why none does; the open panel only for who asks for it. */
export const encode = async (toolkit: ToolkitId, withPanel = false): Promise<Made> =>
  (await loadCodec()).linkHash({ ...presentContent(toolkit), ...(!withPanel && { panel: undefined }) });

/** Reads a hash of ours, or of the demo of another site, whose reader comes when it is needed. */
export async function decode(hash: string, toolkit: ToolkitId): Promise<Decoded> {
  const { decodePermalink, isPermalink } = await loadCodec();
  if (isPermalink(hash)) return decodePermalink(hash);
  return (await import('../links-of-other-sites/readLink')).readLink(hash, toolkit);
}

/** The same for the address bar, which has no hash while the state is the one that everybody meets. */
export async function hashOfWork(toolkit: ToolkitId): Promise<Made> {
  const state = demoStore.get();
  if (isAsMet(state, toolkit) && state.row === undefined) return { hash: '' };
  return encode(toolkit).catch(() => ({ reason: 'the part of this page that writes links could not be loaded' }));
}

export const hashNow = () => window.location.hash.slice(1);
export const isAnchor = (hash: string) => document.getElementById(hash) !== null;

/** Writes into the address without a history entry. The router's own state has to stay, or going back breaks. */
export function writeHash(hash: string) {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash && `#${hash}`}`);
}

/** Under this key the session keeps the hash of the visitor's work, for a reload that leads to another address. */
const keptKey = 'demo.hash';
/** And under this one the open panel, which is the visitor's own and in no address. */
const panelKey = 'demo.panel';

export function keepHash(hash: string) {
  try {
    sessionStorage.setItem(keptKey, hash);
    sessionStorage.setItem(panelKey, demoStore.get().panel);
  } catch {
    // Storage is denied: the address still carries the work.
  }
}

/**
 * How this document came into the tab, and the hash of the work that was there before: a reload, such as Docusaurus makes
 * when the next page's code does not arrive, brings it back, and a link opened over it can be undone.
 */
export function lastVisit(): { type: string; kept: string; panel?: string | null } {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const type = load?.type ?? '';
  try {
    return { type, kept: sessionStorage.getItem(keptKey) ?? '', panel: sessionStorage.getItem(panelKey) };
  } catch {
    return { type, kept: '' };
  }
}
