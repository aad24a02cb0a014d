import type { Database, SqlValue } from 'sql.js';
import { QueryRefused } from '../Engine';
import { sqlValue } from '../sqlite/statement';

type Query = { sql: string; args: unknown[]; argTypes: { scalarType: string }[] };

/** Prisma hands numbers over as text where JavaScript's might not hold them. */
const numbers = new Set(['int', 'bigint', 'float', 'decimal']);
const bound = (arg: unknown, type: string | undefined): SqlValue =>
  numbers.has(type ?? '') && typeof arg === 'string' ? Number(arg) : sqlValue(arg);

/** A driver adapter of Prisma for a database of sql.js that is only read, and only for whole numbers. */
export function createAdapter(database: Database) {
  const name = { provider: 'sqlite', adapterName: 'sql.js' } as const;
  const refuse = async (): Promise<never> => {
    throw new QueryRefused('This database is only read.');
  };
  const connected = {
    ...name,
    async queryRaw({ sql, args, argTypes }: Query) {
      const statement = database.prepare(sql);
      try {
        statement.bind(args.map((arg, index) => bound(arg, argTypes[index]?.scalarType)));
        const rows: SqlValue[][] = [];
        while (statement.step()) rows.push(statement.get());
        const columnNames = statement.getColumnNames();
        // 0 is a whole number of 32 bits in Prisma's enumeration of types.
        return { columnNames, columnTypes: columnNames.map(() => 0), rows };
      } finally {
        statement.free();
      }
    },
    executeRaw: refuse,
    executeScript: refuse,
    startTransaction: refuse,
    getConnectionInfo: () => ({ supportsRelationJoins: false, maxBindValues: 32_766 }),
    dispose: async () => {},
  };
  return { ...name, connect: async () => connected } as never;
}
