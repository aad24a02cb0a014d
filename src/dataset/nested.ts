import type { Cell, Column, Row } from './table';

/** An item of a nested column: its cells are never missing, because an item without a value is left out. */
export type NestedItem = Record<string, Exclude<Cell, null>>;

/** A column whose cells are lists of items, each with the same properties. */
export type NestedColumn = {
  name: string;
  label: string;
  /** What an item holds, as columns. */
  properties: (Column & { label: string; values?: string[] })[];
  /** How the lists were derived, in a sentence. */
  derivation: string;
  /** The list of a row of the movies table. */
  items: (row: Row) => NestedItem[];
};

type Part = { from: string; name: string; times?: number };

/** One item for each column of the row that has a number. */
const itemsFrom = (row: Row, parts: Part[], key: string, property: string): NestedItem[] =>
  parts.flatMap(({ from, name, times = 1 }) => {
    const value = row[from];
    // Rounded, because 1.1 times 10 is not 11 in floating point.
    return typeof value === 'number'
      ? [{ [key]: name, [property]: times === 1 ? value : Math.round(value * times) }]
      : [];
  });

const critics: Part[] = [
  { from: 'imdbRating', name: 'IMDB', times: 10 },
  { from: 'tomatoes', name: 'Rotten Tomatoes' },
];
const markets: Part[] = [
  { from: 'usGross', name: 'US' },
  { from: 'gross', name: 'Worldwide' },
];
const names = (parts: Part[]) => parts.map(({ name }) => name);

/** Lists derived from the table's own columns, for releases whose fields can match items of a list. */
export const nestedColumns: NestedColumn[] = [
  {
    name: 'ratings',
    label: 'Ratings',
    properties: [
      { name: 'source', label: 'Source', type: 'text', values: names(critics) },
      { name: 'score', label: 'Score (0–100)', type: 'number' },
    ],
    derivation:
      'The list has an item for each rating that the movie has: the IMDB rating times 10, and Rotten Tomatoes.',
    items: (row) => itemsFrom(row, critics, 'source', 'score'),
  },
  {
    name: 'takings',
    label: 'Takings',
    properties: [
      { name: 'market', label: 'Market', type: 'text', values: names(markets) },
      { name: 'amount', label: 'Amount ($)', type: 'number' },
    ],
    derivation: 'The list has an item for each gross that the table knows: in the US, and worldwide.',
    items: (row) => itemsFrom(row, markets, 'market', 'amount'),
  },
];

/** The nested cells of a row, by column. */
export const nestedCells = (row: Row): Record<string, NestedItem[]> =>
  Object.fromEntries(nestedColumns.map(({ name, items }) => [name, items(row)]));

const options = (values: string[]) => values.map((value) => ({ name: value, label: value }));

/**
 * The nested columns as fields of a release with match modes. The release draws a query builder of its own for each, with
 * the properties of an item as its fields.
 */
export const nestedFields = nestedColumns.map(({ name, label, properties }) => ({
  name,
  label,
  matchModes: true,
  subproperties: properties.map(({ name, label, type, values }) => ({
    name,
    label,
    ...(type === 'number' && { inputType: 'number' as const }),
    ...(values && { valueEditorType: 'select' as const, values: options(values) }),
  })),
}));
