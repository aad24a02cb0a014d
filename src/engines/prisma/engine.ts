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
        // It says much of the call before it comes to the point.
        throw new QueryRefused(messageOf(error).trim().split('\n').at(-1) ?? '');
      }
    },
  };
};

/** What `prisma generate` writes into a client. It asks for a binary, which this does not need. */
function configOf({ columns }: Table): Parameters<typeof getPrismaClient>[0] {
  const fields = columns.map(({ name, type }) => ({ name, kind: 'scalar', type: types[type] }));
  const declared = [' row Int @id', ...fields.map(({ name, type }) => ` ${name} ${type}?`)];
  return {
    previewFeatures: [],
    clientVersion: '',
    engineVersion: '',
    activeProvider: 'sqlite',
    inlineSchema: `datasource db {\n provider = "sqlite"\n}\nmodel movies {\n${declared.join('\n')}\n}\n`,
    runtimeDataModel: {
      models: {
        movies: { fields: [{ name: 'row', kind: 'scalar', type: 'Int' }, ...fields], dbName: null, schema: null },
      },
      enums: {},
      types: {},
    } as never,
    // Nothing is taken for a parameter, so that no compiled query is used for another.
    parameterizationSchema: { strings: [], graph: Buffer.alloc(64).toString('base64') },
    compilerWasm: {
      getRuntime: () => import('@prisma/client/runtime/query_compiler_fast_bg.sqlite.mjs'),
      getQueryCompilerWasmModule: async () => {
        const { wasm } = await import('@prisma/client/runtime/query_compiler_fast_bg.sqlite.wasm-base64.mjs');
        return new WebAssembly.Module(Buffer.from(wasm, 'base64'));
      },
      importName: './query_compiler_fast_bg.js',
    } as never,
  };
}
