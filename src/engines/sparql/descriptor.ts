import { dependencies } from '@site/package.json';
import type { EngineDescriptor } from '../EngineDescriptor';
import { downloadSize } from './download';

export const sparql = {
  id: 'sparql',
  name: 'Oxigraph',
  description: 'Oxigraph, an RDF database with SPARQL, compiled to WebAssembly',
  packages: { oxigraph: dependencies.oxigraph },
  licence: 'MIT OR Apache-2.0',
  formats: { sparql: 8 },
  mostRows: { rows: 10_000, because: 'With 50,000 rows of ten columns, it starts in 11 s; with 10,000, in 0.6 s.' },
  onRequest: { unpacked: downloadSize, compressed: 1_000_000 },
} as const satisfies EngineDescriptor;
