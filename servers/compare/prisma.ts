import { getPrismaClient } from '@prisma/client/runtime/client';
import { kindOf } from '../../packages/query';
import type { CauseId } from '../../src/engines/model/causes';
import type { Context, EngineModel } from '../../src/engines/model/EngineModel';
import { isGivenAsNumber } from '../../src/engines/model/numbers';
import { clientConfig, refusalOf } from '../../src/engines/prisma/engine';
import { prisma as ofEngine } from '../../src/engines/prisma/model';
import { asCause, type ServerCause } from '../../src/engines/servers/causes';
import type { CollationName } from '../../src/engines/servers/collations';
import { asParameters, asQuoted, composed, type Orm, type With } from './orms';
import type { Place } from './Server';
import { drawnTables, tables, typeOf, typings } from './tables';

type Provider = 'postgresql' | 'mysql';
type Declared = 'String' | 'Float' | 'BigInt' | 'Decimal' | 'DateTime' | 'Boolean';
type Where = { findMany(query: object): Promise<{ row: number }[]> };
const names = { text: 'String', double: 'Float', integer: 'BigInt', decimal: 'Decimal' } as const;

/** What Prisma declares a column as. */
const declaredAs = ({ table, typing }: Place, column: (typeof tables)['movies']['columns'][number]): Declared => {
  const type = typeOf(tables[table], column, typing, names);
  return type === 'date' ? 'DateTime' : type === 'boolean' ? 'Boolean' : type;
};
const attributes: Record<Provider, Partial<Record<Declared, string>>> = {
  postgresql: { DateTime: '@db.Date' },
  mysql: { DateTime: '@db.Date', String: '@db.VarChar(255)', Decimal: '@db.Decimal(20, 4)' },
};

const modelName = (tableName: string) => tableName.replace(/\W/g, '_');

/** A client of Prisma for all tables on a server, by a driver adapter that runs what selects positions. */
function connect(provider: Provider, places: readonly Place[], { nameOf, run }: With) {
  const compiler = `@prisma/client/runtime/query_compiler_fast_bg.${provider}`;
  const models = places.map((place) => ({
    name: modelName(nameOf(place)),
    table: nameOf(place),
    fields: tables[place.table].columns.map((column) => {
      const type = declaredAs(place, column);
      const attribute = attributes[provider][type];
      return { name: column.name, type, ...(attribute && { attribute }) };
    }),
  }));
  const config = clientConfig(
    provider,
    models,
    () => import(/* @vite-ignore */ `${compiler}.mjs`),
    () => import(/* @vite-ignore */ `${compiler}.wasm-base64.mjs`),
  );
  let refused: unknown;
  const name = { provider: provider === 'mysql' ? 'mysql' : 'postgres', adapterName: 'the client of the comparison' };
  const refuse = async () => {
    throw new Error('This database is only read.');
  };
  const connected = {
    ...name,
    async queryRaw({ sql, args }: { sql: string; args: unknown[] }) {
      try {
        const rows = (await run({ sql, params: args })).map((row) => [row]);
        // 0 is a whole number of 32 bits in Prisma's enumeration of types.
        return { columnNames: ['row'], columnTypes: [0], rows };
      } catch (error) {
        refused = error;
        throw error;
      }
    },
    executeRaw: refuse,
    executeScript: refuse,
    startTransaction: refuse,
    getConnectionInfo: () => ({
      ...(provider === 'postgresql' && { schemaName: 'public' }),
      supportsRelationJoins: false,
      maxBindValues: 32_766,
    }),
    dispose: async () => {},
  };
  const client = new (getPrismaClient(config))({ adapter: { ...name, connect: async () => connected } as never });
  return async (where: unknown, place: Place): Promise<number[]> => {
    refused = undefined;
    const model = (client as unknown as Record<string, Where>)[modelName(nameOf(place))] as Where;
    try {
      const rows = await model.findMany({ where, select: { row: true }, orderBy: { row: 'asc' } });
      return rows.map(({ row }) => row);
    } catch (error) {
      throw refused ?? refusalOf(error);
    }
  };
}

/** How Prisma reads a value of each type; undefined where it refuses it. */
const readers: Record<Declared, (value: unknown) => unknown> = {
  String: (value) => (typeof value === 'string' ? value : undefined),
  Float: (value) => (typeof value === 'number' ? value : undefined),
  BigInt: (value) => (Number.isInteger(value) || /^[+-]?\d+$/.test(String(value)) ? Number(value) : undefined),
  Decimal: (value) => {
    if (typeof value === 'number') return value;
    const isDecimal = /^[+-]?(\d[\d_]*\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(String(value));
    return isDecimal ? Number(String(value).replaceAll('_', '')) : undefined;
  },
  // It wants a time behind the date.
  DateTime: () => undefined,
  Boolean: (value) => (typeof value === 'boolean' ? value : undefined),
};

/** A value as Prisma gets it. */
const sent = (value: unknown, context: Context): unknown =>
  kindOf(context.rule.operator) !== 'text' && isGivenAsNumber(value, context) ? Number(value) : value;

/** What a server makes of a value that is not of its column's type: Prisma refuses it before. */
const ofOtherTypes = (
  ['whole-numbers', 'date-values', 'text-is-no-number', 'number-against-text'] as readonly ServerCause[]
).map(asCause);
const reachesServer = (cause: CauseId) => cause !== 'text-as-number' && !ofOtherTypes.includes(cause);

/** The model of Prisma with a server, which sees a rule by `seen`. */
function withServer(place: Place, given: EngineModel, seen: (context: Context) => Context): EngineModel {
  const server = { ...given, switches: given.switches.filter(reachesServer) };
  const model = composed(ofEngine, server, { sent, seen });
  const typeOfField = ({ rule }: Context) => {
    const column = tables[place.table].columns.find(({ name }) => name === rule.field);
    return column ? declaredAs(place, column) : 'String';
  };
  return {
    ...model,
    write(value, context) {
      if (!context.on('type-error')) return model.write(value, context);
      const read = readers[typeOfField(context)](sent(value, context));
      if (read === undefined) return { value: String(value), refuses: 'type-error' };
      return server.write(read, seen(context));
    },
    refuses(context, operands, values) {
      const isText = kindOf(context.rule.operator) === 'text';
      if (isText && typeOfField(context) === 'DateTime' && context.on('type-error')) return 'type-error';
      return ofEngine.refuses?.(context, operands, values) ?? model.refuses?.(context, operands, values);
    },
  };
}

const placesWith = (collations: readonly CollationName[]): Place[] =>
  drawnTables.flatMap((table) =>
    typings.flatMap((typing) => collations.map((collation) => ({ table, typing, collation }))),
  );

/** Prisma with PostgreSQL, in whose type its query compiler gives each value. */
export const prismaWithPostgresql = (given: With, collations: readonly CollationName[]): Orm => ({
  select: connect('postgresql', placesWith(collations), given),
  model: (place) => withServer(place, given.modelOf(place), asQuoted),
});

/** Prisma with MariaDB, as which it takes every server of MySQL. */
export const prismaWithMariadb = (given: With, collations: readonly CollationName[]): Orm => ({
  select: connect('mysql', placesWith(collations), given),
  model: (place) => withServer(place, given.modelOf(place), asParameters(sent)),
});
