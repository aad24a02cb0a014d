import { devDependencies } from '@site/package.json';
import type { EngineDescriptor } from '../EngineDescriptor';

const grafeo = {
  packages: { '@grafeo-db/js': devDependencies['@grafeo-db/js'] },
  licence: 'Apache-2.0',
  where: 'tests',
} as const;

export const cypher = {
  id: 'cypher',
  name: 'Grafeo',
  description: 'Grafeo, a graph database with Cypher, in our tests only',
  formats: { cypher: 8 },
  ...grafeo,
} as const satisfies EngineDescriptor;

export const gql = {
  id: 'gql',
  name: 'Grafeo',
  description: 'Grafeo, a graph database with ISO GQL, in our tests only',
  formats: { gql: 8 },
  ...grafeo,
} as const satisfies EngineDescriptor;
