import { dependencies } from '@site/package.json';
import type { EngineDescriptor } from '../EngineDescriptor';
import { downloadSize } from './download';

export const postgresql = {
  id: 'postgresql',
  name: 'PostgreSQL',
  description: 'PostgreSQL, compiled to WebAssembly as PGlite',
  packages: { '@electric-sql/pglite': dependencies['@electric-sql/pglite'] },
  licence: 'Apache-2.0',
  formats: { sql: 3 },
  mostRows: {
    rows: 200_000,
    because: 'With 200,000 rows of ten columns, it starts in 4.9 s and takes 0.3 GB of memory.',
  },
  // The download is many times that of all the others.
  onRequest: { unpacked: downloadSize, compressed: 4_000_000 },
} as const satisfies EngineDescriptor;
