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
  onRequest: { unpacked: downloadSize, compressed: 1_000_000 },
} as const satisfies EngineDescriptor;
