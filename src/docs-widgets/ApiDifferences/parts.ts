export type Change = { name: string; before: string; after: string };
export type Member = { name: string; type: string };
/** New names that a page explains, or declares; without a page, names that are gone again. */
export type NewNames = { address?: string; title?: string; names: string[] };

/** What changed between two releases, from plugins/library-api: the types and the observed behaviour of both. */
export type DifferencesData = {
  releases: [string, string];
  added: NewNames[];
  /** By kind; what a main entry no longer exports is gone for its importers, on a sub-path or not. */
  removed: Record<string, string[]>;
  props: { added: Member[]; removed: Member[]; changed: Change[] };
  defaults: Change[];
  /** Outputs of `formatQuery` for formats that both releases have. */
  outputs: { format: string; query: string; before: string; after: string }[];
  formats: { added: string[]; removed: string[] };
};

/** A part of the differences: names by kind or by page, or a table whose first column is a name. */
export type Part = { title: string; count: number } & (
  | { names: Record<string, string[]> }
  | { pages: NewNames[] }
  | { head: string[]; rows: string[][] }
);

/** The parts that the page and its Markdown show, in order; a part without entries says that there are none. */
export function partsOf({ releases, added, removed, props, defaults, outputs, formats }: DifferencesData): Part[] {
  const [before, after] = releases;
  const changes = (list: Change[]) => list.map((each) => [each.name, each.before, each.after]);
  const members = (list: Member[]) => list.map(({ name, type }) => [name, type]);
  return [
    named(`Exports that are gone in ${after}, or only on a sub-path`, removed),
    { title: `Exports new in ${after}`, count: added.flatMap(({ names }) => names).length, pages: added },
    listed(`Props that are gone in ${after}`, ['Prop', 'Type'], members(props.removed)),
    listed(`Props new in ${after}`, ['Prop', 'Type'], members(props.added)),
    listed('Props whose type changed', ['Prop', before, after], changes(props.changed)),
    listed('Defaults that changed', ['Prop', before, after], changes(defaults)),
    named('Export formats that are gone', { formats: formats.removed }),
    named('Export formats that are new', { formats: formats.added }),
    listed(
      'Outputs of formatQuery that changed',
      ['Format, query', before, after],
      outputs.map(({ format, query, before: one, after: other }) => [`${format}: ${query}`, one, other]),
    ),
  ];
}

const named = (title: string, names: Record<string, string[]>): Part => ({
  title,
  count: Object.values(names).flat().length,
  names,
});

const listed = (title: string, head: string[], rows: string[][]): Part => ({ title, count: rows.length, head, rows });

export const newNamesHead = ['Explained in', 'Names'];

/** More names than these are only counted: the page that explains them lists them, with the release they came with. */
const mostShown = 20;

/** What a row of new names says of its page and of its names: which they are, or how many. */
export const newNamesRow = ({ title, names }: NewNames): { title: string; names: string[] | string } => ({
  title: title ?? 'Gone again in the release of these pages',
  names: names.length > mostShown ? `${names.length} names` : names,
});
