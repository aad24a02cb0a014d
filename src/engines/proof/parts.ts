import * as oxigraph from 'oxigraph';
import { createCel } from '../cel/engine';
import { hostile as cel } from '../cel/hostile';
import { createDrizzle } from '../drizzle/engine';
import { hostile as drizzle } from '../drizzle/hostile';
import type { CreateEngine } from '../Engine';
import { createGrafeo } from '../grafeo/engine';
import { hostile as grafeo } from '../grafeo/hostile';
import type { Hostile } from '../Hostile';
import { createJsonata } from '../jsonata/engine';
import { hostile as jsonata } from '../jsonata/hostile';
import { createJsonlogic } from '../jsonlogic/engine';
import { hostile as jsonlogic } from '../jsonlogic/hostile';
import { createLdap } from '../ldap/engine';
import { hostile as ldap } from '../ldap/hostile';
import { createMongodb } from '../mongodb/engine';
import { hostile as mongodb } from '../mongodb/hostile';
import { createPostgresql } from '../postgresql/engine';
import { hostile as postgresql } from '../postgresql/hostile';
import { createPrisma } from '../prisma/engine';
import { hostile as prisma } from '../prisma/hostile';
import type { EngineId } from '../registry';
import { createSequelize, options as sequelizeOptions } from '../sequelize/engine';
import { hostile as sequelize } from '../sequelize/hostile';
import { createSparql } from '../sparql/engine';
import { hostile as sparql } from '../sparql/hostile';
import { createSpel } from '../spel/engine';
import { hostile as spel } from '../spel/hostile';
import { createSqlite } from '../sqlite/engine';
import { hostile as sqlite } from '../sqlite/hostile';
import { createTanstackDb } from '../tanstack-db/engine';
import { hostile as tanstackDb } from '../tanstack-db/hostile';

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
  jsonata: { create: createJsonata, hostile: jsonata },
  drizzle: { create: (table) => createDrizzle(table), hostile: drizzle },
  'tanstack-db': { create: createTanstackDb, hostile: tanstackDb },
  prisma: { create: createPrisma, hostile: prisma },
  sequelize: { create: createSequelize, hostile: sequelize, options: sequelizeOptions },
  cel: { create: createCel, hostile: cel },
  spel: { create: createSpel, hostile: spel },
  ldap: { create: createLdap, hostile: ldap },
  postgresql: { create: (table) => createPostgresql(table), hostile: postgresql },
  cypher: { create: createGrafeo('cypher'), hostile: grafeo },
  gql: { create: createGrafeo('gql'), hostile: grafeo },
  sparql: { create: (table) => createSparql(table, oxigraph), hostile: sparql },
};
