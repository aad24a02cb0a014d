import { dependencies } from '@site/package.json';
import type { ExportFormat } from 'react-querybuilder';
import type { WorkerLike } from './client';

/** What the page says of an engine, which of the export formats it runs, and how its worker starts. */
export type EngineEntry = {
  id: string;
  /** What it is, in one line, so that nobody takes it for something else. */
  description: string;
  /** Packages with their pinned versions. */
  packages: Record<string, string>;
  /** SPDX name of the packages' licence. */
  licence: string;
  formats: readonly ExportFormat[];
  start: () => WorkerLike;
};

export const engines = [
  {
    id: 'sqlite',
    description: 'SQLite, compiled to WebAssembly by sql.js',
    packages: { 'sql.js': dependencies['sql.js'] },
    licence: 'MIT',
    formats: ['sql', 'parameterized', 'parameterized_named'],
    start: () => new Worker(new URL('./sqlite/worker.ts', import.meta.url)),
  },
  {
    id: 'mongodb',
    description: 'mingo, a MongoDB-compatible engine in JavaScript',
    packages: { mingo: dependencies.mingo },
    licence: 'MIT',
    formats: ['mongodb'],
    start: () => new Worker(new URL('./mongodb/worker.ts', import.meta.url)),
  },
  {
    id: 'cel',
    description: 'cel-js, the Common Expression Language in JavaScript',
    packages: { '@marcbachmann/cel-js': dependencies['@marcbachmann/cel-js'] },
    licence: 'MIT',
    formats: ['cel'],
    start: () => new Worker(new URL('./cel/worker.ts', import.meta.url)),
  },
  {
    id: 'spel',
    description: 'spel2js, the Spring Expression Language in JavaScript, without Spring',
    packages: { spel2js: dependencies.spel2js },
    licence: 'Apache-2.0',
    formats: ['spel'],
    start: () => new Worker(new URL('./spel/worker.ts', import.meta.url)),
  },
  {
    id: 'jsonlogic',
    description: 'json-logic-js, the reference implementation of JsonLogic',
    packages: { 'json-logic-js': dependencies['json-logic-js'] },
    licence: 'MIT',
    formats: ['jsonlogic'],
    start: () => new Worker(new URL('./jsonlogic/worker.ts', import.meta.url)),
  },
] as const satisfies EngineEntry[];

/** Runs the `sql` export as well, when the visitor asks for it: the download is many times that of all the others. */
export const postgresql = {
  id: 'postgresql',
  description: 'PostgreSQL, compiled to WebAssembly as PGlite',
  packages: { '@electric-sql/pglite': dependencies['@electric-sql/pglite'] },
  licence: 'Apache-2.0',
  formats: ['sql'],
  start: () => new Worker(new URL('./postgresql/worker.ts', import.meta.url)),
} as const satisfies EngineEntry;

export type EngineId = (typeof engines)[number]['id'];

/** The engine that runs a format; none for the two JSON formats, which no query language reads. */
export const engineOf = (format: ExportFormat): (EngineEntry & { id: EngineId }) | undefined =>
  engines.find(({ formats }) => (formats as readonly ExportFormat[]).includes(format));

/** Formats that an engine here runs, in the order of the engines. */
export const executableFormats: ExportFormat[] = engines.flatMap(({ formats }) => [...formats]);
