import type { Group } from '../../packages/query';
import type { EngineModel } from '../../src/engines/model/EngineModel';
import type { ServerCause } from '../../src/engines/servers/causes';
import type { CollationName } from '../../src/engines/servers/collations';
import type { OrmName } from './orms';
import type { TableName, Typing } from './tables';

/** Which of the loaded tables a query is run on. */
export type Place = { table: TableName; typing: Typing; collation: CollationName };

/** A way to send an export: a format and, where a client has several, how it sends it. */
export type Way = {
  format: string;
  how: string;
  options?: Record<string, unknown>;
  /** The ORM that reads the format, here and on the page; without it, SQLite runs it on the page. */
  orm?: OrmName;
};

/** A server that is connected and loaded. */
export type Server = {
  name: string;
  version: string;
  collations: readonly CollationName[];
  /** How its users send exports of a release. */
  ways(major: number): Way[];
  /**
   * Runs an export.
   * @throws what the server or its client says
   */
  select(exported: unknown, way: Way, place: Place): Promise<number[]>;
  /** Its part of the model on one of its tables. */
  model(place: Place, way: Way): EngineModel;
  /** Why its model says nothing of a query. */
  unpredicted?(query: Group, place: Place, way: Way): ServerCause | undefined;
  close(): Promise<void>;
};

export const portOf = (name: 'postgresql' | 'mariadb' | 'slapd'): number => {
  const ports = process.env.SERVER_PORTS;
  if (!ports) throw new Error('npm run test:servers starts the servers and says on which ports they are.');
  return JSON.parse(ports)[name];
};
