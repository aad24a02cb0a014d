import { dependencies, devDependencies } from '@site/package.json';
import type { EngineDescriptor } from './EngineDescriptor';
import { downloadSize as sizeOfPostgresql } from './postgresql/download';
import { downloadSize as sizeOfSparql } from './sparql/download';
import { operators, readCallback } from './tanstack-db/calls';

/** Every engine, in the order in which the page names them. The types ask `models.ts` and `proof/parts.ts` for the rest. */
export const descriptors = [
  {
    id: 'sqlite',
    name: 'SQLite',
    description: 'SQLite, compiled to WebAssembly by sql.js',
    packages: { 'sql.js': dependencies['sql.js'] },
    licence: 'MIT',
    formats: { sql: 3, parameterized: 3, parameterized_named: 4 },
  },
  {
    id: 'mongodb',
    name: 'mingo',
    description: 'mingo, a MongoDB-compatible engine in JavaScript',
    packages: { mingo: dependencies.mingo },
    licence: 'MIT',
    formats: { mongodb: 3, mongodb_query: 8 },
    mostRows: {
      rows: 100_000,
      because: 'With 200,000 rows of ten columns, it starts in 2.1 s and takes 0.4 s for nine rules.',
    },
    // Release 3 writes a JavaScript literal, which is read without running it.
    read: async (exported) => {
      if (typeof exported !== 'string' || exported.startsWith('{"')) return exported;
      const { readLiteral } = await import('./mongodb/readLiteral');
      return readLiteral(exported);
    },
  },
  {
    id: 'cel',
    name: 'cel-js',
    description: 'cel-js, the Common Expression Language in JavaScript',
    packages: { '@marcbachmann/cel-js': dependencies['@marcbachmann/cel-js'] },
    licence: 'MIT',
    formats: { cel: 4 },
    mostRows: { rows: 100_000, because: 'With 200,000 rows of ten columns, it starts in 2.4 s.' },
  },
  {
    id: 'spel',
    name: 'spel2js',
    description: 'spel2js, the Spring Expression Language in JavaScript, without Spring',
    packages: { spel2js: dependencies.spel2js },
    licence: 'Apache-2.0',
    formats: { spel: 4 },
    mostRows: {
      rows: 200_000,
      because: 'With 200,000 rows of ten columns, it takes 0.1 s for nine rules, and needs an object for each row.',
    },
  },
  {
    id: 'jsonlogic',
    name: 'json-logic-js',
    description: 'json-logic-js, the reference implementation of JsonLogic',
    packages: { 'json-logic-js': dependencies['json-logic-js'] },
    licence: 'MIT',
    formats: { jsonlogic: 4 },
    mostRows: {
      rows: 100_000,
      because: 'With 200,000 rows of ten columns, it starts in 1.5 s and takes 0.6 s for nine rules.',
    },
  },
  {
    id: 'jsonata',
    name: 'JSONata',
    description: 'jsonata, the reference implementation of JSONata',
    packages: { jsonata: dependencies.jsonata },
    licence: 'MIT',
    formats: { jsonata: 8 },
    mostRows: {
      rows: 20_000,
      because: 'With 200,000 rows of ten columns, it takes 4.5 s for nine rules, and a query is stopped after 5 s.',
    },
  },
  {
    id: 'drizzle',
    name: 'Drizzle on SQLite',
    description: 'Drizzle ORM, which writes SQL for SQLite',
    packages: { 'drizzle-orm': dependencies['drizzle-orm'] },
    licence: 'Apache-2.0',
    formats: { drizzle: 8 },
    mostRows: {
      rows: 200_000,
      because: 'It is a second SQLite: with 200,000 rows of ten columns, it starts in 0.4 s.',
    },
    exports: 'function',
    // A function cannot go to a worker; what Drizzle makes of it can.
    read: async (exported, columns) => (await import('./drizzle/readWhere')).readWhere(exported, columns),
  },
  {
    id: 'tanstack-db',
    name: 'TanStack DB',
    description: 'TanStack DB, a live query on a collection in memory',
    packages: { '@tanstack/db': dependencies['@tanstack/db'] },
    licence: 'MIT',
    formats: { tanstack_db: 8 },
    mostRows: {
      rows: 50_000,
      because: 'With 200,000 rows of ten columns, it starts in 2.3 s, takes 1.3 s for nine rules and 0.5 GB of memory.',
    },
    // Without operators the export selects nothing at all.
    options: { context: { tanStackDbOperators: operators } },
    exports: 'function',
    // A function cannot go to a worker; the calls it makes can.
    read: async (exported) => readCallback(exported),
  },
  {
    id: 'sequelize',
    name: 'Sequelize on SQLite',
    description: 'Sequelize, which writes SQL for SQLite, in our tests only',
    packages: { sequelize: devDependencies.sequelize },
    licence: 'MIT',
    formats: { sequelize: 8 },
    // It needs Node and a driver.
    where: 'tests',
  },
  {
    id: 'prisma',
    name: 'Prisma on SQLite',
    description: 'Prisma Client, which writes SQL for SQLite, in our tests only',
    packages: { '@prisma/client': devDependencies['@prisma/client'] },
    licence: 'Apache-2.0',
    formats: { prisma: 8 },
    // Its query compiler alone is several megabytes.
    where: 'tests',
  },
  {
    id: 'ldap',
    name: 'LDAP filter',
    description: 'an evaluator of LDAP search filters by RFC 4515 and RFC 4517, written for this site',
    packages: {},
    licence: 'MIT',
    formats: { ldap: 8 },
    mostRows: { rows: 100_000, because: 'With 200,000 rows of ten columns, it takes 0.6 s for nine rules.' },
  },
  {
    id: 'postgresql',
    name: 'PostgreSQL',
    description: 'PostgreSQL, compiled to WebAssembly as PGlite',
    packages: { '@electric-sql/pglite': dependencies['@electric-sql/pglite'] },
    licence: 'Apache-2.0',
    formats: { sql: 3 },
    mostRows: {
      rows: 200_000,
      because: 'With 200,000 rows of ten columns, it starts in 4.9 s and takes 0.3 GB of memory.',
    },
    // The download is many times that of all the others.
    onRequest: { unpacked: sizeOfPostgresql, compressed: 4_000_000 },
  },
  {
    id: 'sparql',
    name: 'Oxigraph',
    description: 'Oxigraph, an RDF database with SPARQL, compiled to WebAssembly',
    packages: { oxigraph: dependencies.oxigraph },
    licence: 'MIT OR Apache-2.0',
    formats: { sparql: 8 },
    mostRows: { rows: 10_000, because: 'With 50,000 rows of ten columns, it starts in 11 s; with 10,000, in 0.6 s.' },
    onRequest: { unpacked: sizeOfSparql, compressed: 1_000_000 },
  },
  {
    id: 'cypher',
    name: 'Grafeo',
    description: 'Grafeo, a graph database with Cypher, in our tests only',
    packages: { '@grafeo-db/js': devDependencies['@grafeo-db/js'] },
    licence: 'Apache-2.0',
    formats: { cypher: 8 },
    where: 'tests',
  },
  {
    id: 'gql',
    name: 'Grafeo',
    description: 'Grafeo, a graph database with ISO GQL, in our tests only',
    packages: { '@grafeo-db/js': devDependencies['@grafeo-db/js'] },
    licence: 'Apache-2.0',
    formats: { gql: 8 },
    where: 'tests',
  },
] as const satisfies readonly EngineDescriptor[];
