import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { initialOptions, layoutClasses, optionProps, releaseDefaults } from './options';
import { type OptionId, optionIds, optionTable } from './optionTable';

const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');

/** The sections of a page of the line that the demo runs, from one heading to the next, by anchor. */
function sectionsOf(page: string): Record<string, string> {
  const mdx = readFileSync(`versioned_docs/version-5/${page}.mdx`, 'utf8');
  const [, ...sections] = mdx.split(/^#{2,3} /m);
  return Object.fromEntries(sections.map((section) => [anchorOf(section.split('\n')[0] ?? ''), section]));
}

/** What the docs call an option that is no prop of the release. */
const names: Partial<Record<OptionId, RegExp>> = {
  validateQuery: /`validator`/,
  justifiedLayout: /justified/i,
  showBranches: /^Branch lines/,
};

/** Options of the library; of what only the demo has, the docs know nothing. */
const documented = optionIds.filter((id) => id !== 'matchCounts');

describe('the docs of an option', () => {
  it.each(documented)('%s: the link leads to a section that names it', (id) => {
    const [, page = '', anchor = ''] = /^\/docs\/(.+)#(.+)$/.exec(optionTable[id].docs ?? '') ?? [];
    const section = sectionsOf(page)[anchor];
    expect(section, `${page} has no section ${anchor}`).toBeDefined();
    expect(section).toMatch(names[id] ?? new RegExp(`\`${id}\``));
    const written = /^\*\*Type\*\* .+ · \*\*Default\*\* `(true|false)`/m.exec(section ?? '')?.[1];
    if (optionTable[id].prop) expect(written).toBeDefined();
    expect(String(releaseDefaults[id])).toBe(written ?? 'false');
  });

  it('no two options lead to the same section', () => {
    const links = documented.map((id) => optionTable[id].docs);
    expect(new Set(links).size).toBe(links.length);
  });
});

describe('the options', () => {
  it('are the nineteen that the demo promises, each in one line', () => {
    expect(optionIds).toHaveLength(19);
    for (const id of optionIds) expect(optionTable[id].explanation.length).toBeLessThan(100);
  });
  it('are props of the release only where they differ from it', () => {
    expect(optionProps(releaseDefaults, true)).toEqual({});
    const changed = { ...releaseDefaults, resetOnFieldChange: false, showLockButtons: true };
    expect(optionProps(changed, true)).toEqual({ resetOnFieldChange: false, showLockButtons: true });
    const props = optionIds.filter((id) => optionTable[id].prop);
    expect(props.length).toBeGreaterThan(10);
    expect(props.map((id) => optionTable[id].prop)).toEqual(props);
    expect(optionProps(releaseDefaults)).toEqual(Object.fromEntries(props.map((id) => [id, releaseDefaults[id]])));
  });
  it('show a visitor who comes for the first time not, clone and branch lines, lists and numbers as such', () => {
    const turned = optionIds.filter((id) => initialOptions[id] !== releaseDefaults[id]);
    expect(turned).toEqual(['showNotToggle', 'showCloneButtons', 'listsAsArrays', 'parseNumbers', 'showBranches']);
  });
  it('stand for a class name each, where the layout is one', () => {
    const plain = { ...releaseDefaults, showBranches: false, justifiedLayout: false };
    expect(layoutClasses(plain)).toEqual([]);
    expect(layoutClasses({ ...plain, showBranches: true })).toEqual(['queryBuilder-branches']);
    expect(layoutClasses({ ...plain, justifiedLayout: true })).toEqual(['queryBuilder-justified']);
  });
});
