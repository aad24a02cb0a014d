import { devDependencies } from '@site/package.json';
import type { EngineDescriptor } from '../EngineDescriptor';

export const sequelize = {
  id: 'sequelize',
  name: 'Sequelize on SQLite',
  description: 'Sequelize, which writes SQL for SQLite, in our tests only',
  packages: { sequelize: devDependencies.sequelize },
  licence: 'MIT',
  formats: { sequelize: 8 },
  // It needs Node and a driver.
  where: 'tests',
} as const satisfies EngineDescriptor;
