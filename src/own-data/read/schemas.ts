import { fields } from './fields/fields';
import { jsonSchema } from './jsonSchema';
import { prisma } from './prisma';
import { sql } from './sql';
import { typescript } from './typescript';

/** Readers of schemas, which give fields without rows. */
export const schemas = { fields, sql, prisma, typescript, 'json-schema': jsonSchema };
