import type { Field } from 'react-querybuilder';
import { creativeTypes, genres, ratings, sources } from './values';

const options = (values: string[]) => values.map((value) => ({ name: value, label: value }));
const operators = (...names: string[]) => names.map((name) => ({ name, label: name }));

/** A field and the column of the table it stands for. */
export type MovieField = Field & { column: string };

/** Columns of the movies table as fields of the query builder. */
export const fields: MovieField[] = [
  { name: 'title', column: 'Title', label: 'Title', placeholder: 'part of a title' },
  { name: 'director', column: 'Director', label: 'Director' },
  {
    name: 'genre',
    column: 'Major Genre',
    label: 'Genre',
    valueEditorType: 'select',
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
  { name: 'source', column: 'Source', label: 'Source', valueEditorType: 'select', values: options(sources) },
  { name: 'releaseDate', column: 'Release Date', label: 'Release date', inputType: 'date' },
  { name: 'runningTime', column: 'Running Time min', label: 'Running time (min)', inputType: 'number' },
  { name: 'budget', column: 'Production Budget', label: 'Budget ($)', inputType: 'number' },
  {
    name: 'gross',
    column: 'Worldwide Gross',
    label: 'Worldwide gross ($)',
    inputType: 'number',
    valueSources: ['value', 'field'],
  },
  { name: 'imdbRating', column: 'IMDB Rating', label: 'IMDB rating', inputType: 'number' },
];
