import type { Group, Rule } from '@site/packages/query';
import type { Table } from '@site/src/dataset/table';
import { type CauseId, type Dialect, dialectOf } from '@site/src/engines/model';
import { explainDifference } from '@site/src/engines/model/explain';
import type { Results } from '@site/src/engines/proof/measure';
import { engineOf } from '@site/src/engines/registry';

/** A query on the movies that shows a cause; `parseNumbers` if it shows only with that option. */
export type Example = { query: Group; parseNumbers?: true };

const and = (...rules: Group['rules']): Group => ({ combinator: 'and', rules });
const rule = (field: string, operator: string, value: unknown = ''): Rule => ({ field, operator, value });

/**
 * A query for each cause that the table of causes names. The samples of the export pages are about books, and run on no
 * movies. No movie has an empty text; match modes are not counted in the table; type errors are PostgreSQL's, which is not
 * counted there either, and Prisma's, which no page runs.
 */
export const examples: Record<Exclude<CauseId, 'empty-text' | 'type-error' | 'match-mode'>, Example> = {
  'null-as-value': { query: and(rule('genre', '!=', 'Drama')) },
  'null-as-zero': { query: and(rule('imdbRating', '<', '3')), parseNumbers: true },
  'null-error': { query: and(rule('director', 'null')) },
  'like-wildcards': { query: and(rule('title', 'contains', '50%')) },
  'like-case': { query: and(rule('title', 'contains', 'king')) },
  regex: { query: and(rule('title', 'contains', 'Mr.')) },
  'not-dropped': { query: { ...and(rule('imdbRating', '>', '8')), not: true } },
  'merged-groups': { query: { rules: [{ rules: [rule('budget', 'null')], not: true }], not: true } },
  'empty-group': { query: { ...and(), not: true } },
  unfinished: { query: and(rule('rating', 'in', [])) },
  lists: { query: and(rule('title', 'between', ',A,B')) },
  'range-order': { query: and(rule('imdbRating', 'between', '9,8')), parseNumbers: true },
  quoting: { query: and(rule('title', '=', "Ocean's Eleven")) },
  'boolean-as-text': { query: and(rule('profitable', 'in', [true])) },
  'number-as-text': { query: and(rule('imdbRating', '=', '8')) },
  'text-as-number': { query: and(rule('title', '=', '300')), parseNumbers: true },
  'number-syntax': { query: and(rule('imdbRating', '=', '08')), parseNumbers: true },
  'text-in-number': { query: and(rule('runningTime', 'endsWith', '0')) },
  'lost-wildcards': { query: and(rule('title', 'contains', 300)) },
  'field-comparison': { query: and({ ...rule('title', 'contains', 'director'), valueSource: 'field' }) },
  'two-types': { query: and({ ...rule('imdbRating', '<', 'title'), valueSource: 'field' }) },
  'no-number': { query: and(rule('imdbRating', '<', 'good')) },
  'mixed-list': { query: and(rule('imdbRating', 'in', '8,8.5')), parseNumbers: true },
  'ldap-presence': { query: and(rule('rating', 'null')) },
  'ldap-strict': { query: and(rule('runningTime', '<', '90')) },
  'ldap-text': { query: and(rule('title', 'beginsWith', 'the ')) },
  'ldap-syntax': { query: and(rule('imdbRating', '!=', '08')) },
  'broken-gte': { query: and(rule('title', '>=', 'Z')) },
};

type ExampleId = keyof typeof examples;
const exampleIds = Object.keys(examples) as ExampleId[];

/** The examples of a line: for each cause that was counted there on the movies, in a format that the page can run. */
export const examplesOf = (results: Results): ExampleId[] =>
  exampleIds.filter((id) => isShown(id, results) && isOnPage(results, results.tables.movies.causes[id]));

/** Whether a release can export an example: release 3 refuses a list that is an array. */
export const isShown = (id: string, { release }: Results): boolean =>
  id !== 'boolean-as-text' || !release.startsWith('3.');

/** Whether a cause was counted in a format that the page can run. */
export const isOnPage = (results: Results, counted?: { formats: Record<string, number> }): boolean =>
  formatsIn(results).some((format) => counted?.formats[format]);

/** The formats of a line that its page runs and shows: those of our tests are not run there, functions are no text. */
export const formatsIn = ({ formats, release }: Results): string[] =>
  formats.filter((format) => {
    const engine = engineOf(format, release);
    return engine && engine.exports !== 'function';
  });

/** How a format of a line's release behaves; releases before 4 have no `parseNumbers`. */
export const dialectIn = ({ release }: Results, format: string, parseNumbers = false): Dialect =>
  dialectOf(format, release, parseNumbers && !release.startsWith('3.'));

/** The formats of a line in which an example shows its cause. */
export const formatsShowing = (id: ExampleId, results: Results, movies: Table): string[] =>
  formatsIn(results).filter((format) => {
    const { query, parseNumbers } = examples[id];
    return explainDifference(query, movies, dialectIn(results, format, parseNumbers))?.includes(id);
  });
