// @vitest-environment jsdom

import { act, cleanup, renderHook } from '@testing-library/react';
import { add, type RuleGroupType } from 'react-querybuilder';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashOf } from '../links-of-other-sites/links.fixture';

type Entry = { pathname: string; hash: string };
const listeners = new Set<(entry: Entry, action: string) => void>();
const router = {
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

const rule = { field: 'title', operator: '=', value: 'Ran' };
/** What of the page outlives the hook: the state, and whether the first hash has been read. Each page load has its own. */
async function load() {
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
const pass = async (time = 0) => {
  await act(() => vi.advanceTimersByTimeAsync(time));
  await act(() => vi.dynamicImportSettled());
};
const visit = (address: string) => window.history.replaceState({ key: 'of the router' }, '', address);
/** Goes to another hash, as a link, the address bar or going back does; of the same page if no other is named. */
async function go(hash: string, pathname = window.location.pathname) {
  visit(`${pathname}${hash}`);
  await act(async () => {
    for (const listener of listeners) listener({ pathname, hash }, 'POP');
  });
  await pass();
}

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

describe('the address of the demo', () => {
  it.each([
    [undefined, 'code'],
    ['export', 'export'],
  ] as const)('opens the panel of a link, but not over %s, which was chosen meanwhile', async (chosen, shown) => {
    const page = await load();
    visit(`/base/demo#${page.linkToPanel('code')}`);
    const { usePermalink } = await import('./usePermalink');
    renderHook(() => usePermalink('default'));
    if (chosen) act(() => page.store.setPanel(chosen));
    await pass();
    expect([page.store.get().panel, page.store.get().format]).toEqual([shown, 'cel']);
  });

  it('has no hash until something is changed, and has it after a pause, beside what the router keeps', async () => {
    const { open, edit, reset, decode } = await load();
    visit('/base/demo?panel=export');
    await open();
    await pass(400);
    expect(window.location.hash).toBe('');
    await edit();
    await pass(399);
    expect(window.location.hash).toBe('');
    await pass(1);
    expect(decode()).toMatchObject({ ok: true, toolkit: 'default', state: { query: { rules: { length: 4 } } } });
    expect([window.location.search, window.history.state]).toEqual(['?panel=export', { key: 'of the router' }]);
    reset();
    await pass(400);
    expect(window.location.href).toMatch(/\/base\/demo\?panel=export$/);
  });
  it('is that of the last change, and of no page that was left', async () => {
    const { open, edit } = await load();
    const { unmount } = await open();
    await edit();
    visit('/base/demo/antd');
    await pass(400);
    expect(window.location.hash).toBe('');
    visit('/base/demo');
    await edit();
    unmount();
    await pass(400);
    expect(window.location.hash).toBe('');
  });
  it('is given at once to who asks for the link', async () => {
    const { open, edit, decode } = await load();
    const { result } = await open();
    await edit();
    expect(await act(result.current.link)).toBe(window.location.href);
    expect(decode()).toMatchObject({ ok: true });
  });
  it('gives no link to a state that is too large, and keeps none', async () => {
    const { open, store } = await load();
    const { result } = await open();
    await act(async () => store.setQuery({ combinator: 'and', rules: Array(2000).fill(rule) }));
    await pass(400);
    expect(await act(result.current.link)).toBeUndefined();
    expect([window.location.hash, sessionStorage.getItem('demo.hash')]).toEqual(['', '']);
  });
});

describe('a link', () => {
  it('is read when the page is opened, and can be read again after work of the own', async () => {
    const { open, link, store, edit } = await load();
    visit(`/base/demo#${link}`);
    const { result } = await open();
    expect(store.get()).toMatchObject({ format: 'cel', query: { rules: { length: 4 } } });
    expect(result.current.failure).toBeUndefined();
    await edit();
    await go(`#${link}`);
    expect(store.get().query.rules).toHaveLength(4);
    expect(store.undo()).toBe(true);
  });
  it('leads to its toolkit, once', async () => {
    const { open, linkTo } = await load();
    visit(`/base/demo#${linkTo('antd')}`);
    await open();
    expect(router.replace).toHaveBeenCalledExactlyOnceWith(`/base/demo/antd#${linkTo('antd')}`);
    router.replace.mockReset();
    cleanup();
    visit(`/base/demo/antd#${linkTo('antd')}`);
    router.action = 'REPLACE';
    await open('antd');
    expect(router.replace).not.toHaveBeenCalled();
  });
  it('is not read by going back to a page whose hash is older than the work', async () => {
    const { open, link, edit, store } = await load();
    await open();
    await edit();
    await edit();
    cleanup();
    visit(`/base/demo/antd#${link}`);
    await open('antd');
    expect(store.get().query.rules).toHaveLength(5);
    await go(`#${link}`, '/base/demo');
    expect(store.get().query.rules).toHaveLength(5);
  });
  it('that cannot be read says why, and leaves the work and its link as they were', async () => {
    const { open, edit, store, isInitial } = await load();
    visit('/base/demo#d9=x');
    const { result } = await open();
    expect(result.current.failure).toEqual({
      reason: 'it was made by another site or a newer version',
      isOwnWork: false,
    });
    expect([window.location.hash, isInitial()]).toEqual(['', true]);
    act(result.current.dismiss);
    expect(result.current.failure).toBeUndefined();
    await edit();
    await pass(400);
    const own = window.location.hash;
    await go('#d9=x');
    expect(result.current.failure?.isOwnWork).toBe(true);
    expect([window.location.hash, store.get().query.rules.length]).toEqual([own, 4]);
  });
  it('that cannot be read says on a page of release 8 alone, too, that nothing of the visitor’s is there', async () => {
    const { open, store, edit, release8 } = await load();
    (await import('../releases/loaded')).keepRelease(release8);
    store.followRelease(release8);
    visit('/base/demo/fluent#d9=x');
    const { result } = await open('fluent');
    expect(result.current.failure?.isOwnWork).toBe(false);
    await edit();
    await go('#d9=x');
    expect(result.current.failure?.isOwnWork).toBe(true);
    await go('');
    expect([store.get().release, store.get().query.rules.length]).toEqual(['8', 3]);
  });
  it('is left by going back to the address without one', async () => {
    const { open, link, isInitial } = await load();
    visit(`/base/demo#${link}`);
    await open();
    await go('');
    expect(isInitial()).toBe(true);
  });
  it('is no anchor of the page, nor is the way back from one', async () => {
    const { open, isInitial, edit } = await load();
    document.body.innerHTML = '<h2 id="options"></h2>';
    visit('/base/demo#options');
    const { result } = await open();
    await edit();
    await pass(400);
    expect([result.current.failure, window.location.hash]).toEqual([undefined, '#options']);
    await go('');
    expect(isInitial()).toBe(false);
  });
});

describe('a link of another site’s demo', () => {
  const state = {
    query: { combinator: 'and', rules: [{ field: 'age', operator: '>', value: '60' }] },
    style: 'tremor',
  };
  const hash = hashOf({ showLockButtons: true }, { ...state, style: 'default' });
  it('opens on the table of musicians, says what it is about, and becomes a link of ours', async () => {
    const { open, store, decode } = await load();
    visit(`/base/demo#${hash}`);
    const { result } = await open();
    expect(store.get()).toMatchObject({
      options: { showLockButtons: true },
      query: { rules: [{ field: 'age', value: '60' }] },
      data: { name: 'Musicians', table: { columns: expect.anything() }, samples: expect.anything() },
    });
    expect(result.current.notes[0]).toContain('on 300 made-up musicians');
    await pass(400);
    const written = window.location.hash;
    expect(decode()).toMatchObject({ ok: true, state: { data: { rowsOf: 'musicians' } } });
    act(result.current.dismiss);
    expect(result.current.notes).toEqual([]);
    await go('');
    await go(written);
    expect(store.get().data?.table?.values[0]).toHaveLength(300);
  });
  it('is one step over own work, and leaves it alone when it is damaged', async () => {
    const { open, store, edit } = await load();
    const { result } = await open();
    await edit();
    await pass(400);
    const own = window.location.hash;
    await go(`#${hash.slice(0, -40)}`);
    expect(result.current.failure?.reason).toMatch(/^its part “s”/);
    expect([window.location.hash, store.get().query.rules.length, store.get().data]).toEqual([own, 4, undefined]);
    await go(`#${hash}`);
    expect([store.get().query.rules.length, store.get().data?.name]).toEqual([1, 'Musicians']);
    expect(store.undo()).toBe(true);
    expect([store.get().query.rules.length, store.get().data]).toEqual([4, undefined]);
  });
  it('opens over another one, even if both are too large for a link of ours', async () => {
    const { open, store } = await load();
    // Text that hardly compresses.
    const noise = (index: number) => Array.from({ length: 60 }, (_, part) => Math.sin(index * 60 + part)).join('');
    const large = (start: number) => {
      const rules = Array.from({ length: 110 }, (_, index) => ({ ...rule, value: noise(start + index) }));
      return hashOf({}, { query: { combinator: 'and', rules } });
    };
    visit(`/base/demo#${large(0)}`);
    const { result } = await open();
    await pass(400);
    expect(result.current.tooLarge).toMatch(/^the link has/);
    await go(`#${large(200)}`);
    expect(store.get().query.rules[0]).toMatchObject({ value: noise(200) });
  });
  it('stays in the toolkit of the page where this demo lacks its own', async () => {
    const { open, store } = await load();
    visit(`/base/demo/antd#${hashOf({}, { ...state, query: { combinator: 'and', rules: [] } })}`);
    (await import('../releases/loaded')).keepRelease({ ...(await import('../releases/5')).release5, id: '8' });
    const { result } = await open('antd');
    await pass(400);
    expect([store.get().release, router.replace.mock.calls]).toEqual(['8', []]);
    expect(result.current.notes.join()).toContain('does not have the toolkit “Tremor”');
  });
});

describe('a reload', () => {
  const reloaded = (type: string) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntryList);
  /** Work on one page, and then another page load at another address. */
  async function workAndLoad() {
    const before = await load();
    await before.open();
    await before.edit();
    await pass(400);
    cleanup();
    visit('/base/demo/antd');
    return load();
  }
  it('that leads to another address brings the work along, and stays there', async () => {
    const { open, store } = await workAndLoad();
    reloaded('reload');
    await open('antd');
    expect(store.get().query.rules).toHaveLength(4);
    expect(router.replace).not.toHaveBeenCalled();
  });
  it('that the site itself makes has the last edit in the address, without the pause', async () => {
    const { open, edit, restoring } = await load();
    await open();
    await edit();
    expect(location.hash).toBe('');
    await restoring.reloadHere().catch(() => {}); // jsdom has no reload
    expect(location.hash).toMatch(/^#d1=/);
  });
  it('that a link comes to has the last edit, too, and leaves the address to the page that it leads to', async () => {
    const before = await load();
    await before.open();
    await before.edit();
    visit('/base/demo/antd');
    await before.restoring.loadPage().catch(() => {}); // jsdom has no reload
    expect(location.hash).toBe('');
    cleanup();
    const { open, store } = await load();
    reloaded('reload');
    await open('antd');
    expect(store.get().query.rules).toHaveLength(4);
  });
  it('is not what a visit from elsewhere is', async () => {
    const { open, isInitial } = await workAndLoad();
    reloaded('navigate');
    await open('antd');
    expect(isInitial()).toBe(true);
  });
  it('begins anew where storage is denied', async () => {
    for (const name of ['getItem', 'setItem'] as const)
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('denied');
      });
    const { open, isInitial } = await workAndLoad();
    reloaded('reload');
    const { result } = await open('antd');
    expect([isInitial(), result.current.failure]).toEqual([true, undefined]);
  });
});
