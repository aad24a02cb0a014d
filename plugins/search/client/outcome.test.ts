import { describe, expect, it } from 'vitest';
import { type Outcome, watched } from './outcome';
import { underPage } from './underPage';

const hit = {
  url: '/docs/api/export#sql',
  hierarchy: { lvl0: 'Documentation', lvl1: 'Export <a>', lvl2: 'SQL' },
  _highlightResult: { hierarchy: { lvl0: { value: 'Documentation', matchLevel: 'none' }, lvl2: { value: 'SQL' } } },
};

describe('underPage', () => {
  it('puts a result below the title of its page, as plain text, and leaves the rest', () =>
    expect(underPage(hit)).toEqual({
      url: hit.url,
      hierarchy: { lvl0: 'Export <a>', lvl1: 'Export <a>', lvl2: 'SQL' },
      _highlightResult: { hierarchy: { lvl0: { value: 'Export <a>', matchLevel: 'none' }, lvl2: { value: 'SQL' } } },
    }));
  it('leaves a result alone that has no page', () => {
    const area = { hierarchy: { lvl0: 'Documentation', lvl1: null } };
    expect(underPage(area)).toBe(area);
  });
});

describe('watched', () => {
  const told: Outcome[] = [];
  const tell = (outcome: Outcome) => told.push(outcome);
  it('groups the results by page, and says how many there are', async () => {
    const client = watched(
      { search: async (_: never) => ({ results: [{ query: 'sql', nbHits: 7, hits: [hit] }] }) },
      tell,
    );
    expect(await client.search({} as never)).toMatchObject({
      results: [{ nbHits: 7, hits: [{ hierarchy: { lvl0: 'Export <a>' } }] }],
    });
    expect(told.pop()).toEqual({ failed: false, query: 'sql', count: 7 });
  });
  it('answers a failed search as empty, and says so', async () => {
    const client = watched({ search: (_: never) => Promise.reject(new Error('no')) }, tell);
    expect(await client.search({} as never)).toEqual({ results: [{ hits: [], nbHits: 0 }] });
    expect(told.pop()).toEqual({ failed: true });
  });
});
