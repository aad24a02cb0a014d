type Value = string | number | boolean | null;

/** Ends of a range, and how dates in it are read. */
type Range = Partial<Record<'gt' | 'gte' | 'lt' | 'lte', Value>> & { format?: string; time_zone?: string };

/** Conditions of a query, one or several each. */
type Conditions = Partial<Record<'must' | 'should' | 'must_not' | 'filter', ElasticsearchQuery | ElasticsearchQuery[]>>;

/** The kinds of query that the library writes, by what their object holds, as Elasticsearch's documentation has them. */
type Kinds = {
  bool: Conditions & { minimum_should_match?: number | string };
  exists: { field: string };
  nested: { path: string; query: ElasticsearchQuery };
  range: Record<string, Range>;
  regexp: Record<string, string | { value: string; case_insensitive?: boolean }>;
  script: { script: string | { source: string; lang?: string; params?: Record<string, unknown> } };
  term: Record<string, Value | { value: Value; case_insensitive?: boolean }>;
};

/**
 * A query for Elasticsearch: an object with one key, which is its kind, or none, which an empty group becomes. Only kinds that exports have are here, so that any
 * other is an error and has to be looked up when it comes.
 */
export type ElasticsearchQuery =
  | Record<string, never>
  | {
      [Kind in keyof Kinds]: { [K in Kind]: Kinds[K] } & { [Other in Exclude<keyof Kinds, Kind>]?: never };
    }[keyof Kinds];
