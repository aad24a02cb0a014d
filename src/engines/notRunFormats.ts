import type { ExportFormat, SQLPreset } from 'samples-next/release';

/** Why an export is shown and not executed on the page. */
export type Shown = {
  /** Why no engine on the page runs it. */
  reason: string;
  /** What the site's tests do with exports instead; without it, nothing checks them. */
  check?: string;
  /** What selects other rows than the tests do. */
  elsewhere?: string;
};

const elsewhere = 'In another database than SQLite it may select other rows.';

/** The formats of release 8 that no engine on the page runs. */
export const notRunFormats: Partial<Record<ExportFormat, Shown>> = {
  json: { reason: 'JSON of the query itself. No query language reads it.' },
  json_without_ids: { reason: 'JSON of the query itself. No query language reads it.' },
  natural_language: { reason: 'Text for people. No query language reads it.' },
  diagnostics: { reason: 'A report on the query. It selects nothing.' },
  elasticsearch: {
    reason: 'Elasticsearch is a server, and none of its engines fits into a browser.',
    check: 'The tests compile exports with the types of its official client. They do not run them.',
  },
  cypher: {
    reason: 'A graph database is too large for a page: the WebAssembly of Kuzu is a download of 15.5 MB.',
    check: 'The tests run exports in Grafeo, a graph database, in Node.js.',
  },
  gql: {
    reason: 'A graph database is too large for a page: the WebAssembly of Kuzu is a download of 15.5 MB.',
    check: 'The tests run exports in Grafeo, a graph database, in Node.js.',
  },
  gremlin: {
    reason: 'Gremlin runs in graph databases, and those are servers or too large for a page.',
    check: 'The tests run exports in Grafeo, a graph database, in Node.js.',
  },
  prisma: {
    reason: 'Prisma runs in Node.js, not in a browser.',
    check: 'The tests run exports in Prisma, on SQLite.',
    elsewhere,
  },
  sequelize: {
    reason: 'Sequelize runs in Node.js, not in a browser.',
    check: 'The tests run the SQL that Sequelize writes, on SQLite.',
    elsewhere,
  },
};

/** What runs an SQL preset: an engine by its id for some formats, or nothing, for a reason. */
export type PresetRun =
  | { engine: 'sqlite' | 'postgresql'; formats: readonly ExportFormat[]; note?: string }
  | ({ engine?: undefined } & Shown);

/** Every value of `preset`, and what becomes of its SQL. */
export const presets: Record<SQLPreset, PresetRun> = {
  ansi: { engine: 'sqlite', formats: ['sql', 'parameterized', 'parameterized_named'] },
  sqlite: { engine: 'sqlite', formats: ['sql', 'parameterized', 'parameterized_named'] },
  postgresql: {
    engine: 'postgresql',
    formats: ['sql', 'parameterized'],
    note: 'PostgreSQL has no named parameters: `parameterized_named` is for drivers that have.',
  },
  mysql: {
    reason: 'MySQL does not run in a browser.',
    check:
      'The tests parse exports with the MySQL grammar of sqlparser-rs. They do not run them. A backslash in a value takes the quote behind it there: send parameters.',
  },
  mssql: {
    reason: 'SQL Server does not run in a browser.',
    check:
      'The tests parse exports with the T-SQL grammar of sqlparser-rs. They do not run them. They refuse `TRUE` and `FALSE`, which by its documentation SQL Server has not: compare a `bit` with 1 or 0. A `?` is for a driver that replaces it.',
  },
  oracle: { reason: 'Oracle does not run in a browser.' },
};
