// @vitest-environment jsdom

import { cleanup } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { load, pass, router, startOnDemo, visit } from './usePermalink.fixture';

startOnDemo();

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
