import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentedLines, type Line } from '../../lines/lines';
import { anchorsOf } from '../docs-links/links';
import { pagesBelow } from '../pagesBelow';
import inbound from './inbound.json' with { type: 'json' };
import { knownPages, movedPages } from './movedPages';
import { renamed } from './pages';
import sections from './sections.json' with { type: 'json' };
import { findSection } from './sectionTable';
import { aliasesOn, sectionTable } from './sectionTables';

const lines = documentedLines();
const next = lines.find(({ id }) => id === 'current') as Line;
const pagesOf = ({ docs }: Line) =>
  pagesBelow(docs).map((file) =>
    path
      .relative(docs, file)
      .replaceAll(path.sep, '/')
      .replace(/\.mdx$/, ''),
  );
const pages = new Map(lines.map((line) => [line.id, pagesOf(line)]));
/** Whether a line has a section. Rows and API indexes are made by the build; e2e/site/inbound.test.ts asks for these. */
const has = (line: Line, page: string, id?: string) =>
  Boolean(pages.get(line.id)?.includes(page)) && (!id || anchorsOf(path.resolve(line.docs, `${page}.mdx`)).has(id));

describe('where a section is', () => {
  const word = fc.stringMatching(/^[a-z]{1,3}(-[a-z]{1,3})?$/);
  it('is found by its whole name, the first that is listed', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.webPath(), fc.array(word, { minLength: 1 }))), word, (entries, anchor) => {
        const listed = new Map(entries.map(([page, anchors]) => [`${page}#x`, anchors]));
        const moved = { a: Object.fromEntries(Array.from(listed, ([target, anchors]) => [target, anchors.join(' ')])) };
        const [expected] = Object.keys(moved.a).filter((target) => listed.get(target)?.includes(anchor));
        expect(findSection({ moved, names: {} }, 'a', anchor)).toBe(expected);
        expect(findSection({ moved, names: {} }, 'b', anchor)).toBeUndefined();
      }),
    ));
  it('keeps the name on a page that has it, and knows names of exports from every page', () => {
    const table = { moved: { a: { 'api/b#': 'one two' } }, names: { 'api/c': 'three' } };
    expect(['one', 'three', 'four'].map((anchor) => findSection(table, 'a', anchor))).toEqual([
      'api/b#one',
      'api/c#three',
      undefined,
    ]);
  });
});

describe('tables of sections', () => {
  const page = (ids: string[], names: string[] = []) => ({ ids, headings: ids, names });
  const line = (id: string) => lines.find((each) => each.id === id) as Line;
  const newer = {
    line: next,
    pages: new Map([
      ['migrate', page(['start'])],
      ['api/state', page(['undo'], ['undo'])],
    ]),
  };

  it('lead to pages that were split off, and to names that one page has', () => {
    const own = new Map([
      ['api/misc', page(['top'])],
      ['api/constants', page(['testid', 'top'], ['testid'])],
    ]);
    const { moved, names } = sectionTable(line('4'), own, newer);
    expect(moved['api/misc']?.['api/constants#']).toBe('testid');
    expect(names).toEqual({ 'api/constants': 'testid' });
  });
  it('lead from the latest line to what only the newest has', () => {
    const { names } = sectionTable(line('5'), new Map([['api/misc', page([])]]), newer);
    expect(names).toEqual({ '/docs/next/api/state?from=7': 'undo' });
  });
  it('leave out what is an empty id of the page', () => {
    const aliases = aliasesOn(line('4'), 'api/validation', ['validator-of-a-field']);
    expect([...aliases]).toEqual([['validator-of-a-field', ['field-based-validation']]]);
    expect(aliasesOn(line('4'), 'api/validation', ['where', 'effect-on-html']).size).toBe(0);
  });
});

it('every section that an anchor leads to is in a line', () => {
  const lost = Object.entries(sections).flatMap(([page, targets]) =>
    Object.keys(targets).filter((target) => {
      const [written = '', id] = target.replace(/\?from=\d/, '').split('#');
      if (!written.startsWith('/')) return !lines.some((line) => has(line, written || page, id));
      const line = [...lines]
        .sort((a, b) => b.path.length - a.path.length)
        .find((each) => written.startsWith(`${each.path}/`));
      return !line || !has(line, written.slice(line.path.length + 1), id);
    }),
  );
  expect(lost).toEqual([]);
});

it('every page that is called otherwise elsewhere is a page of the newest line, and its section is on it', () => {
  const lost = Object.entries(renamed).filter(([theirs, ours]) => {
    const [page = '', id] = ours.split('#');
    return has(next, theirs) || !(page.startsWith('/docs/changes/') || has(next, page, id));
  });
  expect(lost).toEqual([]);
});

it('every listed page of other documentation is a page here, or pages.ts says which one it is', () => {
  const listed = Object.entries(inbound.docs).flatMap(([page, anchorsBy]) =>
    [...new Set(Object.keys(anchorsBy).join(''))].map(
      (letter) => `${{ l: '/docs', n: '/docs/next' }[letter] ?? `/docs/${letter}`}/${page}`,
    ),
  );
  expect(
    knownPages()
      .map(({ from }) => from)
      .sort(),
  ).toEqual(listed.sort());
});

it('redirects are from addresses without a page, each once', () => {
  const froms = movedPages().map(({ from }) => from);
  expect(new Set(froms).size).toBe(froms.length);
  const own = new Set(lines.flatMap((line) => pagesOf(line).map((page) => `${line.path}/${page}`)));
  expect(froms.filter((from) => own.has(from))).toEqual([]);
  expect(froms.length).toBeGreaterThan(190);
});
