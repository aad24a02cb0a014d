import { type DemoField, fields } from '@site/src/dataset/fields';
import { nestedColumns } from '@site/src/dataset/nested';
import { type Grammar, querySchemaFor } from '@site/src/query/schema';
import type { ReleaseId } from './DemoRelease';
import { onMovies } from './onMovies';

/** What the queries of a release are about, without its code: its fields, and the schema of its queries. */
export type Queryable = {
  /** Columns of the movies table as fields of its query builder. */
  fields: DemoField[];
  /** What its queries can hold. */
  grammar: Grammar;
  /** The schema of its queries, for the fields that a visitor has added. */
  query: ReturnType<typeof querySchemaFor>;
};

const grammarOf5: Grammar = { fields: fields.map(({ name }) => name) };
/** The same fields, nested ones, and mute. */
const grammarOf8: Grammar = {
  ...grammarOf5,
  nested: Object.fromEntries(nestedColumns.map(({ name, properties }) => [name, properties.map(({ name }) => name)])),
  hasMute: true,
};

export const queryableOf: Record<ReleaseId, Queryable> = {
  5: { ...onMovies[5], grammar: grammarOf5, query: querySchemaFor(grammarOf5) },
  8: { ...onMovies[8], grammar: grammarOf8, query: querySchemaFor(grammarOf8) },
};
