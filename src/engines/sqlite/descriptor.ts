import { dependencies } from '@site/package.json';
import type { EngineDescriptor } from '../EngineDescriptor';

export const sqlite = {
  id: 'sqlite',
  name: 'SQLite',
  description: 'SQLite, compiled to WebAssembly by sql.js',
  packages: { 'sql.js': dependencies['sql.js'] },
  licence: 'MIT',
  formats: { sql: 3, parameterized: 3, parameterized_named: 4 },
} as const satisfies EngineDescriptor;
