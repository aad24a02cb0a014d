// @vitest-environment jsdom

import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../links-of-other-sites/links.fixture';
import { go, load, pass, router, rule, startOnDemo, visit } from './usePermalink.fixture';

startOnDemo();

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
