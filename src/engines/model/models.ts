import { cel } from '../cel/model';
import { drizzle } from '../drizzle/model';
import { grafeo } from '../grafeo/model';
import { jsonata } from '../jsonata/model';
import { jsonlogic } from '../jsonlogic/model';
import { ldap } from '../ldap/model';
import { mongodb } from '../mongodb/model';
import { postgresql } from '../postgresql/model';
import { prisma } from '../prisma/model';
import type { EngineId } from '../registry';
import { sequelize } from '../sequelize/model';
import { sparql } from '../sparql/model';
import { spel } from '../spel/model';
import { sqlite } from '../sqlite/model';
import { tanstackDb } from '../tanstack-db/model';
import type { EngineModel } from './EngineModel';

/** Each engine's part of the model. An engine without one runs queries, and the page names no causes for its rows. */
export const models: Record<EngineId, EngineModel | undefined> = {
  sqlite,
  mongodb,
  jsonlogic,
  jsonata,
  drizzle,
  sequelize,
  prisma,
  'tanstack-db': tanstackDb,
  cel,
  spel,
  ldap,
  postgresql,
  sparql,
  cypher: grafeo,
  gql: grafeo,
};
