import { createCel } from '../cel/engine';
import { hostile as cel } from '../cel/hostile';
import type { CreateEngine } from '../Engine';
import type { Hostile } from '../Hostile';
import { createJsonlogic } from '../jsonlogic/engine';
import { hostile as jsonlogic } from '../jsonlogic/hostile';
import { createMongodb } from '../mongodb/engine';
import { hostile as mongodb } from '../mongodb/hostile';
import { createPostgresql } from '../postgresql/engine';
import { hostile as postgresql } from '../postgresql/hostile';
import type { EngineId } from '../registry';
import { createSpel } from '../spel/engine';
import { hostile as spel } from '../spel/hostile';
import { createSqlite } from '../sqlite/engine';
import { hostile as sqlite } from '../sqlite/hostile';

type Parts = {
  create: CreateEngine;
  hostile: Hostile;
  /** Options of `formatQuery` in Node, before those of the descriptor: an engine that runs here only has its library here. */
  options?: Record<string, unknown>;
};

/** Each engine for Node, and what it has to withstand. */
export const parts: Record<EngineId, Parts> = {
  sqlite: { create: (table) => createSqlite(table), hostile: sqlite },
  mongodb: { create: createMongodb, hostile: mongodb },
  jsonlogic: { create: createJsonlogic, hostile: jsonlogic },
  cel: { create: createCel, hostile: cel },
  spel: { create: createSpel, hostile: spel },
  postgresql: { create: (table) => createPostgresql(table), hostile: postgresql },
};
