/** What compare/ uses of the clients, whose own types are installed with them and not before. */
declare module 'pg' {
  type Result = { rows: Record<string, string>[] };
  export class Client {
    constructor(options: { host: string; port: number; user: string; database: string });
    connect(): Promise<void>;
    query(text: string | { text: string; values: unknown[] }, values?: unknown[]): Promise<Result>;
    end(): Promise<void>;
  }
  const pg: { Client: typeof Client };
  export default pg;
}
declare module 'mysql2/promise' {
  export type RowDataPacket = (string | number)[];
  export type Connection = {
    query<Rows>(
      sql: string | { sql: string; values: unknown; namedPlaceholders: boolean },
      values?: unknown,
    ): Promise<[Rows, unknown]>;
    execute<Rows>(sql: string, values?: unknown): Promise<[Rows, unknown]>;
    end(): Promise<void>;
  };
  const mysql: { createConnection(options: Record<string, unknown>): Promise<Connection> };
  export default mysql;
}
declare module 'ldapts' {
  export class Attribute {
    constructor(options: { type: string; values: string[] });
  }
  export class Client {
    constructor(options: { url: string });
    bind(name: string, password: string): Promise<void>;
    add(name: string, entry: Attribute[] | Record<string, string | string[]>): Promise<void>;
    search(
      base: string,
      options: { scope: 'one'; filter: string; attributes: string[] },
    ): Promise<{ searchEntries: Record<string, unknown>[] }>;
    unbind(): Promise<void>;
  }
}
