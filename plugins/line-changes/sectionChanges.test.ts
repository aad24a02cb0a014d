import { describe, expect, it } from 'vitest';
import { type ComparedPage, sectionChanges } from './sectionChanges';

/** A page with sections, written as `anchor: text`; a section's title is its anchor. */
const page = (name: string, line: string, sections: Record<string, string>): ComparedPage => ({
  page: name,
  title: name,
  place: `/docs/${line}/${name}`,
  sections: Object.entries(sections).map(([anchor, text]) => ({ anchor, title: anchor, text })),
});

describe('changes of sections', () => {
  it('are those that are new, gone and different, with their places', () => {
    const changes = sectionChanges(
      [page('export', '4', { sql: 'one two', cel: 'same', old: 'x' })],
      [page('export', '5', { sql: 'one three four', cel: 'same', fresh: 'y' })],
    );
    expect(changes.get('export')).toEqual([
      { change: 'changed', title: 'sql', place: '/docs/5/export#sql', words: [2, 1] },
      { change: 'added', title: 'fresh', place: '/docs/5/export#fresh' },
      { change: 'removed', title: 'old', place: '/docs/4/export#old' },
    ]);
  });

  it('leave out what differs between any two lines', () => {
    const neutral = (text: string) => text.replace(/\d/g, '0');
    const [before, after] = ['4', '5'].map((line) => page('export', line, { sql: `release ${line}` }));
    expect(sectionChanges([before as ComparedPage], [after as ComparedPage], neutral).size).toBe(0);
  });

  it('say that a section moved to another page, if no other has its title', () => {
    const before = [page('all', '4', { own: 'text', shared: 'a' }), page('more', '4', { shared: 'b' })];
    const after = [page('all', '5', {}), page('one', '5', { own: 'text' }), page('two', '5', { shared: 'c' })];
    const changes = sectionChanges(before, after);
    expect(changes.get('one')).toEqual([
      { change: 'moved', title: 'own', place: '/docs/5/one#own', from: '/docs/4/all#own' },
    ]);
    expect(changes.get('two')?.map(({ change }) => change)).toEqual(['added']);
    expect(changes.get('all')?.map(({ title }) => title)).toEqual(['shared']);
  });
});
