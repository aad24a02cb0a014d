import { devDependencies } from '@site/package.json';
import type { EngineDescriptor } from '../EngineDescriptor';

export const prisma = {
  id: 'prisma',
  name: 'Prisma on SQLite',
  description: 'Prisma Client, which writes SQL for SQLite, in our tests only',
  packages: { '@prisma/client': devDependencies['@prisma/client'] },
  licence: 'Apache-2.0',
  formats: { prisma: 8 },
  // Its query compiler alone is several megabytes.
  where: 'tests',
} as const satisfies EngineDescriptor;
