import { type Line, latest } from '../../lines/line';
import { knownPages, newerRelease } from './movedPages';
import namedSections from './sections.json' with { type: 'json' };
import type { SectionTable } from './sectionTable';

/** All ids of a page, those of its headings, and those of headings that are a name in code. */
export type Ids = { ids: string[]; headings: string[]; names: string[] };
/** The pages of a line by their names in it. */
export type Pages = Map<string, Ids>;

const sections: Record<string, Record<string, string>> = namedSections;

/** Pages that parts of another one have moved to, in whose place it once had their sections. */
const parts: Record<string, string[]> = {
  'api/querybuilder': ['api/rule-values', 'api/edits', 'api/controls', 'api/drag-and-drop', 'api/state'],
  'api/export': ['api/export-options', 'api/export-processors', 'api/export-formats', 'api/export-values'],
  'api/import': ['api/parsers', 'api/graph-parsers', 'api/import-options', 'api/import-handlers'],
  'api/misc': ['api/change-queries', 'api/query-tools', 'api/hooks', 'api/constants'],
  'api/valueeditor': ['api/value-controls'],
  'tips/external-controls': ['api/headless', 'api/state'],
  migrate: ['migrate-to-6', 'migrate-to-7', 'migrate-to-8'],
  typescript: ['types'],
};

/**
 * The anchors of the other documentation that are empty ids on a page: their section is on it, under another id.
 * @param ids of the page's headings
 * @returns id → the anchors that it is called by elsewhere
 */
export function aliasesOn(line: Line, page: string, ids: readonly string[]): Map<string, string[]> {
  const known = knownPages().filter((each) => each.line.id === line.id && each.page === page);
  const listed = new Set(known.flatMap(({ anchors }) => anchors));
  const found = new Map<string, string[]>();
  for (const [target, anchors] of Object.entries(sections[page] ?? {})) {
    const id = target.slice(1);
    if (!target.startsWith('#') || !ids.includes(id)) continue;
    const own = anchors.split(' ').filter((anchor) => listed.delete(anchor) && !ids.includes(anchor));
    if (own.length) found.set(id, own);
  }
  return found;
}

/**
 * What a page of a line is asked for, and does not have: where that is.
 * @param pages of the line
 * @param next pages of the newest documentation, for the line whose addresses once led to newer releases
 */
export function sectionTable(line: Line, pages: Pages, next: { line: Line; pages: Pages }): SectionTable {
  const table: SectionTable = { moved: {}, names: {} };
  const isNewer = line.id === latest;
  for (const [page, { ids }] of pages) {
    const taken = new Set(ids.map((id) => id.toLowerCase()));
    const add = (target: string, anchors: string[]) => {
      const free = anchors.filter((anchor) => !taken.has(anchor));
      for (const anchor of free) taken.add(anchor);
      if (free.length === 0) return;
      const own = table.moved[page] ?? {};
      table.moved[page] = own;
      own[target] = [own[target] ?? [], free].flat().join(' ');
    };
    for (const { of, prefix } of [
      { of: pages, prefix: '' },
      ...(isNewer ? [{ of: next.pages, prefix: `${next.line.path}/` }] : []),
    ]) {
      for (const [target, anchors] of Object.entries(sections[page] ?? {})) {
        if (target === '' && !prefix) for (const anchor of anchors.split(' ')) taken.add(anchor);
        if (isThere(target, page, of)) add(addressIn(target, page, prefix), anchors.split(' '));
      }
      for (const part of parts[page] ?? []) {
        const its = of.get(part)?.headings ?? [];
        add(prefix ? `${prefix}${part}?from=${newerRelease}#` : `${part}#`, its);
      }
    }
  }
  table.names = namesOf(pages);
  if (isNewer)
    for (const [page, anchors] of Object.entries(namesOf(next.pages))) {
      const own = new Set(Object.values(table.names).join(' ').split(' '));
      const newer = anchors.split(' ').filter((anchor) => !own.has(anchor));
      if (newer.length) table.names[`${next.line.path}/${page}?from=${newerRelease}`] = newer.join(' ');
    }
  return table;
}

/** Whether a target of sections.json is in a line. */
function isThere(target: string, page: string, pages: Pages): boolean {
  if (target.startsWith('/')) return true;
  const [name, id] = target.split('#');
  const ids = pages.get(name || page)?.ids;
  return ids !== undefined && (!id || ids.includes(id));
}

function addressIn(target: string, page: string, prefix: string): string {
  if (!prefix || target.startsWith('/')) return target;
  const [name, id] = target.split('#');
  return `${prefix}${name || page}?from=${newerRelease}${id ? `#${id}` : ''}`;
}

/** Sections called after something in code that one page alone has, by that page. */
function namesOf(pages: Pages): Record<string, string> {
  const homes = new Map<string, string[]>();
  for (const [page, { names }] of pages)
    if (page.startsWith('api/') || page === 'types')
      for (const name of names) homes.set(name, [...(homes.get(name) ?? []), page]);
  const found = new Map<string, string[]>();
  for (const [name, [home = '', ...others]] of homes)
    if (others.length === 0) found.set(home, [...(found.get(home) ?? []), name]);
  return Object.fromEntries(Array.from(found, ([page, names]) => [page, names.join(' ')]));
}
