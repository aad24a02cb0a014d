import type { DefaultOperatorName, Field } from 'react-querybuilder';
import { creativeTypes, genres, ratings, sources } from './values';

const options = (values: string[]) => values.map((value) => ({ name: value, label: value }));
/** Labels of the release's operators, where they are not the name; without the library, which not every page has. */
const labels: Partial<Record<DefaultOperatorName, string>> = {
  beginsWith: 'begins with',
  endsWith: 'ends with',
  doesNotContain: 'does not contain',
  doesNotBeginWith: 'does not begin with',
  doesNotEndWith: 'does not end with',
  notBetween: 'not between',
  notIn: 'not in',
  notNull: 'is not null',
  null: 'is null',
};
/** Operators as a field offers them, with the release's labels. */
export const operators = (...names: DefaultOperatorName[]) =>
  names.map((name) => ({ name, label: labels[name] ?? name }));
export const comparisons = operators('=', '!=', '<', '>', '<=', '>=', 'between', 'notBetween', 'null', 'notNull');

const isList = (operator: string) => operator === 'in' || operator === 'notIn';
/** A list of titles needs more room than one line. */
export const textareaForLists = (operator: string) => (isList(operator) ? 'textarea' : 'text');
/** One genre is chosen from a list, several from a longer one. */
export const multiselectForLists = (operator: string) => (isList(operator) ? 'multiselect' : 'select');
/** What is true is ticked in a box, what is not is turned off by a switch. */
export const switchForNot = (operator: string) => (operator === '=' ? 'checkbox' : 'switch');
/** A range has two ends, which the demo's release cannot compare with two fields. */
export const fieldUnlessRange = (operator: string): ['value'] | ['value', 'field'] =>
  operator === 'between' || operator === 'notBetween' ? ['value'] : ['value', 'field'];

/** A row of the movies table, as `movies/movies.json` has it. */
export type MovieRow = Record<string, string | number | null>;

/**
 * A field of the demo's query builder. `unit` says which other fields it can be compared with, `group` under which heading of
 * the list it stands.
 */
export type DemoField = Field & { unit?: 'dollar'; group?: string };

/** Fields under the headings of their groups; nothing unless each has one. */
export function groupsOf<Field extends DemoField>(
  fields: readonly Field[],
): { label: string; options: Field[] }[] | undefined {
  if (fields.length === 0 || fields.some(({ group }) => !group)) return undefined;
  const labels = new Set(fields.map(({ group = '' }) => group));
  return [...labels].map((label) => ({ label, options: fields.filter(({ group }) => group === label) }));
}

/** A field of the movies and where its value comes from: a column of the table, or a function of the row. */
export type MovieField = DemoField &
  ({ column: string; derive?: undefined } | { column?: undefined; derive: (row: MovieRow) => boolean | null });

const money = { unit: 'dollar', comparator: 'unit', inputType: 'number', operators: comparisons } as const;

/** Columns of the movies table as fields of the query builder, with every editor that the demo's release has. */
export const fields: MovieField[] = [
  {
    name: 'title',
    column: 'Title',
    label: 'Title',
    // True of every operator: there is a film of this title, and others begin with it.
    placeholder: 'such as The Matrix',
    // The first operator is that of a new rule, which selects every title, and the first letters of one find it.
    operators: operators(
      ...(['contains', 'beginsWith', 'endsWith', 'doesNotContain', 'doesNotBeginWith', 'doesNotEndWith'] as const),
      ...(['=', '!=', '<', '>', '<=', '>=', 'in', 'notIn', 'between', 'notBetween', 'null', 'notNull'] as const),
    ),
    valueEditorType: textareaForLists,
  },
  { name: 'director', column: 'Director', label: 'Director' },
  {
    name: 'genre',
    column: 'Major Genre',
    label: 'Genre',
    valueEditorType: multiselectForLists,
    values: options(genres),
    operators: operators('=', '!=', 'in', 'notIn', 'null', 'notNull'),
  },
  {
    name: 'rating',
    column: 'MPAA Rating',
    label: 'MPAA rating',
    valueEditorType: 'radio',
    values: options(ratings),
    operators: operators('=', '!='),
  },
  {
    name: 'creativeType',
    column: 'Creative Type',
    label: 'Creative type',
    valueEditorType: 'multiselect',
    values: options(creativeTypes),
    operators: operators('in', 'notIn'),
  },
  {
    name: 'source',
    column: 'Source',
    label: 'Source',
    valueEditorType: 'select',
    values: options(sources),
    operators: operators('=', '!=', 'null', 'notNull'),
  },
  {
    name: 'releaseDate',
    column: 'Release Date',
    label: 'Release date',
    inputType: 'date',
    operators: comparisons,
  },
  {
    name: 'runningTime',
    column: 'Running Time min',
    label: 'Running time (min)',
    inputType: 'number',
    operators: comparisons,
    defaultOperator: 'between',
    defaultValue: '90,120',
  },
  { name: 'budget', column: 'Production Budget', label: 'Budget ($)', ...money },
  {
    name: 'gross',
    column: 'Worldwide Gross',
    label: 'Worldwide gross ($)',
    valueSources: fieldUnlessRange,
    ...money,
  },
  { name: 'usGross', column: 'US Gross', label: 'US gross ($)', ...money },
  { name: 'imdbRating', column: 'IMDB Rating', label: 'IMDB rating', inputType: 'number', operators: comparisons },
  {
    name: 'tomatoes',
    column: 'Rotten Tomatoes Rating',
    label: 'Rotten Tomatoes (%)',
    inputType: 'number',
    operators: comparisons,
  },
  {
    name: 'profitable',
    label: 'Profitable',
    valueEditorType: switchForNot,
    operators: operators('=', '!='),
    defaultValue: true,
    derive: ({ 'Worldwide Gross': gross, 'Production Budget': budget }) =>
      gross === null || budget === null ? null : Number(gross) > Number(budget),
  },
];
