import type { NewNames } from '../../src/docs-widgets/ApiDifferences/parts';
import type { Api } from './api';
import { type Comparable, differences } from './differences';
import { declarationsPage, type Place, titleOf } from './explained';

/** Where the pages of a line explain each name; see `explainedBelow`. */
export type Places = ReadonlyMap<string, Place>;
/** Name, type, "may be left out" and since when of a member. */
export type MemberRow = [name: string, type: string, optional: boolean, since?: string];
/** Name, kind, `page#anchor` of its explanation or declaration, sub-path entry and since when. */
export type IndexRow = [name: string, kind: string, place: string, entry: string, since?: string];
/** Name, declaration on one line, and since when. */
export type DeclarationRow = [name: string, declaration: string, since?: string];

const entryOf = ({ from }: Api['exports'][number]) => from[0]?.split('/')[1] ?? '';

/** The declaration of an export, as shipped. */
export const declarationOf = ({ exports }: Api, name: string): string =>
  exports.find((entry) => entry.name === name)?.declaration ?? '';

/** The members of a type, or the props of `QueryBuilder`. */
export function memberRows({ exports, props }: Api, owner: string): MemberRow[] {
  const members = owner === 'QueryBuilder' ? props : exports.find(({ name }) => name === owner)?.members;
  return (members ?? []).map(({ name, type, optional, since }) => [name, type, optional, since]);
}

/** All names of a release, each with the place that explains it, or else declares it. */
export function indexRows({ exports }: Api, places: Places): IndexRow[] {
  return exports.map((each) => {
    const { page, anchor } = places.get(each.name) ?? { page: declarationsPage, anchor: each.name };
    return [each.name, each.kind, `${page}#${anchor}`, entryOf(each), each.since];
  });
}

/** The declarations of an entry's names which no page explains. */
export function declarationRows({ exports }: Api, places: Places, entry: string): DeclarationRow[] {
  return exports
    .filter((each) => entryOf(each) === entry && !places.has(each.name))
    .map(({ name, declaration, since }) => [name, declaration.replace(/\s+/g, ' '), since]);
}

/** The line whose page shows what changed: its folder, its address, and the API of its release. */
export type Shown = { docs: string; path: string; api: Api };

/**
 * What changed between two releases, with their numbers; what is new by the page that explains it.
 * @param places where the pages of the line explain each name
 */
export function changes(before: Comparable, after: Comparable, { docs, path, api }: Shown, places: Places) {
  const { added, ...others } = differences(before, after);
  const exported = new Set(api.exports.map(({ name }) => name));
  const pages = new Map<string, string[]>();
  for (const name of Object.values(added).flat()) {
    const page = places.get(name)?.page ?? (exported.has(name) ? declarationsPage : '');
    pages.set(page, [...(pages.get(page) ?? []), name]);
  }
  const last = [declarationsPage, ''];
  const newNames = [...pages]
    .sort(([a], [b]) => last.indexOf(a) - last.indexOf(b) || a.localeCompare(b))
    .map(
      ([page, names]): NewNames =>
        page ? { address: `${path}/${page}`, title: titleOf(docs, page), names } : { names },
    );
  return { releases: [before.api.release, after.api.release] as [string, string], ...others, added: newNames };
}
