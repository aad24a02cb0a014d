import { dependencies } from '@site/package.json';
import type { EngineDescriptor } from '../EngineDescriptor';

export const jsonata = {
  id: 'jsonata',
  name: 'JSONata',
  description: 'jsonata, the reference implementation of JSONata',
  packages: { jsonata: dependencies.jsonata },
  licence: 'MIT',
  formats: { jsonata: 8 },
} as const satisfies EngineDescriptor;
