import { act, cleanup, renderHook } from '@testing-library/react';
import { add, type RuleGroupType } from 'react-querybuilder';
import { afterEach, beforeEach, vi } from 'vitest';

type Entry = { pathname: string; hash: string };
const listeners = new Set<(entry: Entry, action: string) => void>();
/** The router, as far as the hook asks for it. */
export const router = {
  action: 'POP',
  replace: vi.fn(),
  get location(): Entry {
    const { pathname, hash } = window.location;
    return { pathname, hash };
  },
  listen(listener: (entry: Entry, action: string) => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
vi.mock('@docusaurus/router', () => ({ useHistory: () => router }));
vi.mock('@docusaurus/useBaseUrl', () => ({ useBaseUrlUtils: () => ({ withBaseUrl }) }));
const withBaseUrl = (path: string) => `/base${path}`;

/** What `edit` adds. */
export const rule = { field: 'title', operator: '=', value: 'Ran' };
/** What of the page outlives the hook: the state, and whether the first hash has been read. Each page load has its own. */
export async function load() {
  vi.resetModules();
  const { release5 } = await import('../releases/5');
  (await import('../releases/loaded')).keepRelease(release5);
  const [{ usePermalink }, { encodePermalink, decodePermalink }, { demoStore, initialState, isInitial }] =
    await Promise.all([import('./usePermalink'), import('./permalink'), import('./state')]);
  const linked = { ...initialState, query: add(initialState.query as RuleGroupType, rule, []), format: 'cel' as const };
  return {
    restoring: await import('@site/src/loading/restoreAfterReload'),
    store: demoStore,
    reset: () => demoStore.reset(release5),
    release8: { ...release5, id: '8' as const },
    initialState,
    isInitial: () => isInitial(demoStore.get()),
    decode: () => decodePermalink(window.location.hash.slice(1)),
    link: encodePermalink({ toolkit: 'default', state: linked }) as string,
    linkToPanel: (panel: 'code') => encodePermalink({ toolkit: 'default', state: linked, panel }) as string,
    linkTo: (toolkit: 'antd') => encodePermalink({ toolkit, state: linked }) as string,
    open: async (toolkit: 'default' | 'antd' | 'fluent' = 'default') => {
      const hook = renderHook(() => usePermalink(toolkit));
      await pass();
      return hook;
    },
    edit: () => act(async () => demoStore.setQuery(add(demoStore.get().query as RuleGroupType, rule, []))),
  };
}
/** Lets the pause go by after which a change is written, and what was begun come to its end. */
export const pass = async (time = 0) => {
  await act(() => vi.advanceTimersByTimeAsync(time));
  await act(() => vi.dynamicImportSettled());
};
/** Puts an address into the bar, and tells nobody. */
export const visit = (address: string) => window.history.replaceState({ key: 'of the router' }, '', address);
/** Goes to another hash, as a link, the address bar or going back does; of the same page if no other is named. */
export async function go(hash: string, pathname = window.location.pathname) {
  visit(`${pathname}${hash}`);
  await act(async () => {
    for (const listener of listeners) listener({ pathname, hash }, 'POP');
  });
  await pass();
}

/** Begins each test of a file on the demo's page, with a clock that stands still, and cleans up after it. */
export function startOnDemo() {
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    visit('/base/demo');
    router.action = 'POP';
    router.replace.mockReset();
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.useRealTimers();
    document.body.replaceChildren();
  });
}
