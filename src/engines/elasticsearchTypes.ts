/**
 * What an export to Elasticsearch is made of, by the types of its official client: an excerpt of
 * `lib/api/types.d.ts` of @elastic/elasticsearch 9.5.1 (Copyright Elasticsearch B.V., Apache License 2.0,
 * https://www.apache.org/licenses/LICENSE-2.0). The client would be 15 MB more to install, for these lines.
 *
 * Changed: only the kinds of query that the library writes are here, so that any other is an error and has to be taken from
 * the client when it comes; `inner_hits` of nested queries and a script that is a whole search are left out, and so
 * are most comments.
 */
type ExactlyOne<T> = {
  [K in keyof T]: { [P in K]: T[P] } & { [P in Exclude<keyof T, K>]?: never };
}[keyof T];

export type QueryDslQueryContainer = ExactlyOne<QueryDslQueryContainerExclusiveProps>;

interface QueryDslQueryContainerExclusiveProps {
  bool?: QueryDslBoolQuery;
  exists?: QueryDslExistsQuery;
  nested?: QueryDslNestedQuery;
  range?: Partial<Record<Field, QueryDslRangeQuery>>;
  regexp?: Partial<Record<Field, QueryDslRegexpQuery | string>>;
  script?: QueryDslScriptQuery;
  term?: Partial<Record<Field, QueryDslTermQuery | FieldValue>>;
}

export interface QueryDslQueryBase {
  boost?: float;
  _name?: string;
}

export interface QueryDslBoolQuery extends QueryDslQueryBase {
  filter?: QueryDslQueryContainer | QueryDslQueryContainer[];
  minimum_should_match?: MinimumShouldMatch;
  must?: QueryDslQueryContainer | QueryDslQueryContainer[];
  must_not?: QueryDslQueryContainer | QueryDslQueryContainer[];
  should?: QueryDslQueryContainer | QueryDslQueryContainer[];
}

export interface QueryDslExistsQuery extends QueryDslQueryBase {
  field: Field;
}

export interface QueryDslNestedQuery extends QueryDslQueryBase {
  ignore_unmapped?: boolean;
  path: Field;
  query: QueryDslQueryContainer;
  score_mode?: QueryDslChildScoreMode;
}

export type QueryDslRangeQuery =
  | QueryDslUntypedRangeQuery
  | QueryDslDateRangeQuery
  | QueryDslNumberRangeQuery
  | QueryDslLongNumberRangeQuery
  | QueryDslTermRangeQuery;

export interface QueryDslRangeQueryBase<T = unknown> extends QueryDslQueryBase {
  relation?: QueryDslRangeRelation;
  gt?: T;
  gte?: T;
  lt?: T;
  lte?: T;
}

// biome-ignore lint/suspicious/noExplicitAny: as the client has it
export interface QueryDslUntypedRangeQuery extends QueryDslRangeQueryBase<any> {
  format?: DateFormat;
  time_zone?: TimeZone;
}

export interface QueryDslDateRangeQuery extends QueryDslRangeQueryBase<DateMath> {
  format?: DateFormat;
  time_zone?: TimeZone;
}

export interface QueryDslNumberRangeQuery extends QueryDslRangeQueryBase<double> {}

export interface QueryDslLongNumberRangeQuery extends QueryDslRangeQueryBase<long> {}

export interface QueryDslTermRangeQuery extends QueryDslRangeQueryBase<string> {}

export interface QueryDslRegexpQuery extends QueryDslQueryBase {
  case_insensitive?: boolean;
  flags?: string;
  max_determinized_states?: integer;
  rewrite?: MultiTermQueryRewrite;
  value: string;
}

export interface QueryDslScriptQuery extends QueryDslQueryBase {
  script: Script | ScriptSource;
}

export interface QueryDslTermQuery extends QueryDslQueryBase {
  value: FieldValue;
  case_insensitive?: boolean;
}

export interface Script {
  source?: ScriptSource;
  id?: Id;
  // biome-ignore lint/suspicious/noExplicitAny: as the client has it
  params?: Record<string, any>;
  lang?: ScriptLanguage;
  options?: Record<string, string>;
}

export type ScriptSource = string;
export type ScriptLanguage = 'painless' | 'expression' | 'mustache' | 'java' | string;
export type QueryDslRangeRelation = 'within' | 'contains' | 'intersects';
export type QueryDslChildScoreMode = 'none' | 'avg' | 'sum' | 'max' | 'min';
export type FieldValue = long | double | string | boolean | null;
export type MinimumShouldMatch = integer | string;
export type MultiTermQueryRewrite = string;
export type DateMath = string | Date;
export type DateFormat = string;
export type TimeZone = string;
export type Field = string;
export type Id = string;
export type long = number;
export type double = number;
export type float = number;
export type integer = number;
