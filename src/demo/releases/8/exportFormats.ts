import type { DemoField } from '@site/src/dataset/fields';
import type { ExportFormat } from 'samples-next/release';
import type { Format, SettingId } from '../DemoRelease';
import { fields as fieldsOfMovies } from './fields';
import { drizzle, sequelize, tanstackDb } from './objectFormats';

const placeholders: SettingId[] = ['placeholderFieldName', 'placeholderOperatorName', 'placeholderValueName'];
const ordered: SettingId[] = ['preserveValueOrder', ...placeholders];
const inAll: SettingId[] = ['fallbackExpression', ...ordered];
const inSql: SettingId[] = ['quoteFieldNamesWith', 'concatOperator', 'paramPrefix', 'fallbackExpression'];
/** Their labels and types are in the export, or in what is said of it. */
const withFields = (fields: readonly DemoField[]) => ({ options: { fields }, code: 'fields' });
/** What queries are about, and what calls of an export name its table and one of its rows. */
type Subject = { fields: readonly DemoField[]; table: string; item: string };
const cypher = { language: 'sql', settings: ['fallbackExpression', ...placeholders] } as const;

/** Every export format of release 8; exportFormats.test.ts tries which settings change its export. */
const tableOn = ({ fields, table, item }: Subject) =>
  ({
    sql: {
      label: 'SQL',
      language: 'sql',
      settings: ['preset', ...inSql, 'fieldIdentifierSeparator', 'quoteValuesWith', ...ordered],
    },
    parameterized: {
      label: 'SQL with parameters',
      language: 'json',
      settings: ['preset', 'numberedParams', ...inSql, ...placeholders],
    },
    parameterized_named: {
      label: 'SQL with named parameters',
      language: 'json',
      settings: ['preset', 'paramsKeepPrefix', ...inSql, ...placeholders],
    },
    mongodb: { label: 'MongoDB', language: 'json', settings: inAll },
    mongodb_query: { label: 'MongoDB query', language: 'json', settings: ordered },
    elasticsearch: { label: 'Elasticsearch', language: 'json', settings: ordered },
    cel: { label: 'CEL', language: 'javascript', settings: inAll },
    spel: { label: 'SpEL', language: 'javascript', settings: inAll },
    jsonata: {
      label: 'JSONata',
      language: 'javascript',
      settings: ['quoteFieldNamesWith', 'fieldIdentifierSeparator', ...inAll],
    },
    jsonlogic: { label: 'JsonLogic', language: 'json', settings: ordered },
    drizzle: { label: 'Drizzle', language: 'javascript', settings: placeholders, ...drizzle(table, fields) },
    prisma: { label: 'Prisma', language: 'json', settings: ordered },
    sequelize: { label: 'Sequelize', language: 'javascript', settings: ordered, ...sequelize },
    tanstack_db: { label: 'TanStack DB', language: 'javascript', settings: ordered, ...tanstackDb(item, fields) },
    ldap: { label: 'LDAP', language: 'text', settings: inAll },
    cypher: { label: 'Cypher', ...cypher },
    gql: { label: 'GQL', ...cypher },
    sparql: { label: 'SPARQL', language: 'text', settings: ['fallbackExpression', ...placeholders] },
    gremlin: { label: 'Gremlin', language: 'javascript', settings: placeholders },
    natural_language: {
      label: 'Natural language',
      language: 'text',
      settings: ['wordOrder', 'quoteFieldNamesWith', 'fieldIdentifierSeparator', 'quoteValuesWith', ...inAll],
      more: withFields(fields),
    },
    diagnostics: { label: 'Diagnostics', language: 'json', settings: placeholders, more: withFields(fields) },
    json: { label: 'JSON', language: 'json', settings: [] },
    json_without_ids: { label: 'JSON without ids', language: 'json', settings: [] },
  }) satisfies Record<ExportFormat, Omit<Format, 'id'>>;

const formatsOf = (subject: Subject): Format[] =>
  Object.entries(tableOn(subject)).map(([id, format]) => ({ id, ...format }));

/** The formats for queries on the movies. */
export const exportFormats = formatsOf({ fields: fieldsOfMovies, table: 'movies', item: 'movie' });

/** The same formats for queries on other fields. */
export const formatsOn = (fields: readonly DemoField[]): Format[] => formatsOf({ fields, table: 'table', item: 'row' });
