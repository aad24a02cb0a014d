import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { release5 } from '../releases/5';
import { release8 } from '../releases/8';
import type { Option, OptionId } from '../releases/DemoRelease';
import { explainedOptions } from '../releases/optionTexts';
import { initialOptions, layoutClasses, optionProps, optionsOf, releaseDefaults } from './options';

const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');

/** The sections of a page of a line, from one heading to the next, by anchor. */
function sectionsOf(docs: string, page: string): Record<string, string> {
  const mdx = readFileSync(`${docs}/${page}.mdx`, 'utf8');
  const [, ...sections] = mdx.split(/^#{2,3} /m);
  return Object.fromEntries(sections.map((section) => [anchorOf(section.split('\n')[0] ?? ''), section]));
}

/** What the docs call an option that is no prop of the release. */
const names: Partial<Record<OptionId, RegExp>> = {
  validateQuery: /`validator`/,
  justifiedLayout: /justified/i,
  showBranches: /^Branch lines/,
};

describe.each([release5, release8])('the docs of an option of release $id', (release) => {
  const { path, docs } = release.line;
  /** Options of the library; of what only the demo has, the docs know nothing. */
  const documented = explainedOptions(release).filter(([id]) => id !== 'matchCounts');

  it.each(documented)('%s: the link leads to a section that names it', (id, option) => {
    expect(option.docs).toContain(`${path}/`);
    const [, page = '', anchor = ''] = /^\/(.+)#(.+)$/.exec(option.docs?.slice(path.length) ?? '') ?? [];
    const section = sectionsOf(docs, page)[anchor];
    expect(section, `${page} has no section ${anchor}`).toBeDefined();
    expect(section).toMatch(names[id] ?? new RegExp(`\`${id}\``));
    const written = /^\*\*Type\*\* .+ · \*\*Default\*\* `(true|false)`/m.exec(section ?? '')?.[1];
    if (option.isProp) expect(written).toBeDefined();
    expect(String(option.byDefault)).toBe(written ?? 'false');
  });

  it('no two options lead to the same section', () => {
    const links = documented.map(([, option]) => option.docs);
    expect(new Set(links).size).toBe(links.length);
  });
});

const defaults = releaseDefaults(release5);

describe('the options', () => {
  it.each([release5, release8])('of release $id have an explanation in one line each', (release) => {
    for (const [, { explanation }] of explainedOptions(release)) expect(explanation.length).toBeLessThan(100);
  });
  it('of release 5 are the nineteen that the demo promises', () => expect(optionsOf(release5)).toHaveLength(19));
  it.each([release5, release8])('are props of release $id only where they differ from it', (release) => {
    const standard = releaseDefaults(release);
    expect(optionProps(release, standard, true)).toEqual({});
    const changed = { ...standard, resetOnFieldChange: false, showLockButtons: true };
    expect(optionProps(release, changed, true)).toEqual({ resetOnFieldChange: false, showLockButtons: true });
    const props = optionsOf(release).filter(([, { isProp }]) => isProp) as [OptionId, Option][];
    expect(props.length).toBeGreaterThan(10);
    expect(optionProps(release, standard)).toEqual(Object.fromEntries(props.map(([id]) => [id, standard[id]])));
  });
  it('show a visitor who comes for the first time not, clone and branch lines, lists and numbers as such', () => {
    const initial = initialOptions(release5);
    const turned = optionsOf(release5).flatMap(([id]) => (initial[id] === defaults[id] ? [] : [id]));
    expect(turned).toEqual(['showNotToggle', 'showCloneButtons', 'listsAsArrays', 'parseNumbers', 'showBranches']);
  });
  it('stand for a class name each, where the layout is one', () => {
    const plain = { ...defaults, showBranches: false, justifiedLayout: false };
    expect(layoutClasses(plain)).toEqual([]);
    expect(layoutClasses({ ...plain, showBranches: true })).toEqual(['queryBuilder-branches']);
    expect(layoutClasses({ ...plain, justifiedLayout: true })).toEqual(['queryBuilder-justified']);
  });
});
