import { describe, expect, it } from 'vitest';
import { comparedReleases } from '../../lines/lines';
import { changes } from './apiParts';
import { type Comparable, differences } from './differences';
import { releaseApi } from './lineApi';
import { readObserved } from './observed';

const api = (names: string[], props: Record<string, string>): Comparable['api'] => ({
  release: '1.0.0',
  exports: names.map((name) => ({ name, kind: 'function', from: [], declaration: '' })),
  props: Object.entries(props).map(([name, type]) => ({ name, type, optional: true })),
});

describe('differences', () => {
  it('names what was added, removed and changed', () => {
    const before = {
      api: api(['kept', 'old'], { same: '{ a: A }', changed: 'A', gone: 'A' }),
      observed: {
        defaults: { flag: false, same: true },
        outputs: { sql: { not: ['a'], same: ['x'] }, old: { not: ['a'] } },
      },
    };
    const after = {
      api: api(['kept', 'new'], { same: '{ a: A; }', changed: 'B', fresh: 'A' }),
      observed: {
        defaults: { flag: true, same: true },
        outputs: { sql: { not: ['b', 'c'], same: ['x'] }, new: { not: ['a'] } },
      },
    };
    expect(differences(before, after)).toEqual({
      added: { function: ['new'] },
      removed: { function: ['old'] },
      props: {
        added: [{ name: 'fresh', type: 'A', optional: true }],
        removed: [{ name: 'gone', type: 'A', optional: true }],
        changed: [{ name: 'changed', before: 'A', after: 'B' }],
      },
      defaults: [{ name: 'flag', before: 'false', after: 'true' }],
      outputs: [{ format: 'sql', query: 'not', before: 'a', after: 'b\nc' }],
      formats: { added: ['new'], removed: ['old'] },
    });
  });

  it('has new names by the page that explains them, then those that are only declared, then those that are gone again', () => {
    const observed = { defaults: {}, outputs: {} };
    const [before, after] = [api([], {}), api(['declared', 'useRule', 'goneAgain', 'add'], {})];
    const places = new Map([
      ['useRule', { page: 'api/hooks', anchor: '' }],
      ['add', { page: 'api/change-queries', anchor: 'add' }],
    ]);
    const line = api(['declared', 'useRule', 'add'], {});
    expect(
      changes(
        { api: before, observed },
        { api: after, observed },
        { docs: 'docs', path: '/docs/next', api: line },
        places,
      ).added,
    ).toEqual([
      { address: '/docs/next/api/change-queries', title: 'Change a query', names: ['add'] },
      { address: '/docs/next/api/hooks', title: 'Hooks and context', names: ['useRule'] },
      { address: '/docs/next/api/declarations', title: 'Declarations', names: ['declared'] },
      { names: ['goneAgain'] },
    ]);
  });

  it('counts what left the main entry as gone', () => {
    const [six, seven] = comparedReleases()
      .filter(({ major }) => major === '6' || major === '7')
      .map((release) => ({ api: releaseApi(release), observed: readObserved(release) })) as [Comparable, Comparable];
    const parsers = ['parseCEL', 'parseJsonLogic', 'parseMongoDB', 'parseSQL'];
    expect(differences(six, seven).removed.function).toEqual(expect.arrayContaining(parsers));
  }, 30_000);

  it('sees that release 4 began to escape quotes in SQL', () => {
    const [three, four] = comparedReleases()
      .filter(({ major }) => major === '3' || major === '4')
      .map((release) => ({ api: releaseApi(release), observed: readObserved(release) })) as [Comparable, Comparable];
    expect(differences(three, four).outputs).toContainEqual({
      format: 'sql',
      query: 'a quote',
      before: "(name = 'O'Brien')",
      after: "(name = 'O''Brien')",
    });
  }, 30_000);
});
