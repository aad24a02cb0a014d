import { getPrismaClient } from '@prisma/client/runtime/client';
import type { Table } from '../../dataset/table';
import { type CreateEngine, messageOf, QueryRefused } from '../Engine';
import { openTable } from '../sqlite/engine';
import { createAdapter } from './adapter';

const types = { text: 'String', date: 'String', number: 'Float', boolean: 'Boolean' } as const;

/** Prisma Client with its query compiler in WebAssembly, on SQLite by a driver adapter. */
export const createPrisma: CreateEngine = async (table) => {
  const Client = getPrismaClient(configOf(table));
  const client = new Client({ adapter: createAdapter(await openTable(table)) });
  const movies = (client as unknown as { movies: { findMany(query: object): Promise<{ row: number }[]> } }).movies;
  return {
    async select(where) {
      if (typeof where !== 'object' || where === null) throw new QueryRefused('This is not a condition of Prisma.');
      try {
        const rows = await movies.findMany({ where, select: { row: true }, orderBy: { row: 'asc' } });
        return { rows: rows.map(({ row }) => row) };
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
};

/** What Prisma complains of: it says much of the call before it comes to the point. */
export const refusalOf = (error: unknown) => new QueryRefused(messageOf(error).trim().split('\n').at(-1) ?? '');

const configOf = ({ columns }: Table) =>
  clientConfig(
    'sqlite',
    [{ name: 'movies', fields: columns.map(({ name, type }) => ({ name, type: types[type] })) }],
    () => import('@prisma/client/runtime/query_compiler_fast_bg.sqlite.mjs'),
    () => import('@prisma/client/runtime/query_compiler_fast_bg.sqlite.wasm-base64.mjs'),
  );

/** A model of Prisma; its table has its name unless it has another, and every field may be missing. */
type Model = { name: string; table?: string; fields: { name: string; type: string; attribute?: string }[] };

/** What `prisma generate` writes into a client. It asks for a binary, which this does not need. */
export function clientConfig(
  activeProvider: 'sqlite' | 'postgresql' | 'mysql',
  models: readonly Model[],
  getRuntime: () => Promise<unknown>,
  getWasm: () => Promise<{ wasm: string }>,
): Parameters<typeof getPrismaClient>[0] {
  const declared = models.map(({ name, table, fields }) =>
    [
      `model ${name} {`,
      ' row Int @id',
      ...fields.map((field) => ` ${field.name} ${field.type}? ${field.attribute ?? ''}`),
      ...(table === undefined ? [] : [` @@map(${JSON.stringify(table)})`]),
      '}\n',
    ].join('\n'),
  );
  const ofModel = ({ name, table, fields }: Model) => {
    const scalars = [{ name: 'row', type: 'Int' }, ...fields].map((field) => ({
      name: field.name,
      kind: 'scalar',
      type: field.type,
    }));
    return [name, { fields: scalars, dbName: table ?? null, schema: null }];
  };
  return {
    previewFeatures: [],
    clientVersion: '',
    engineVersion: '',
    activeProvider,
    inlineSchema: `datasource db {\n provider = "${activeProvider}"\n}\n${declared.join('')}`,
    runtimeDataModel: { models: Object.fromEntries(models.map(ofModel)), enums: {}, types: {} } as never,
    // Nothing is taken for a parameter, so that no compiled query is used for another.
    parameterizationSchema: { strings: [], graph: Buffer.alloc(64).toString('base64') },
    compilerWasm: {
      getRuntime,
      getQueryCompilerWasmModule: async () => new WebAssembly.Module(Buffer.from((await getWasm()).wasm, 'base64')),
      importName: './query_compiler_fast_bg.js',
    } as never,
  };
}
