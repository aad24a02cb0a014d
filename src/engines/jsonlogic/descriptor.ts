import { dependencies } from '@site/package.json';
import type { EngineDescriptor } from '../EngineDescriptor';

export const jsonlogic = {
  id: 'jsonlogic',
  name: 'json-logic-js',
  description: 'json-logic-js, the reference implementation of JsonLogic',
  packages: { 'json-logic-js': dependencies['json-logic-js'] },
  licence: 'MIT',
  formats: { jsonlogic: 4 },
} as const satisfies EngineDescriptor;
