// @vitest-environment jsdom

import { act, cleanup, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { go, load, pass, router, rule, startOnDemo, visit } from './usePermalink.fixture';

startOnDemo();

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
