import { dependencies } from '@site/package.json';
import type { EngineDescriptor } from '../EngineDescriptor';

export const jsonlogic = {
  id: 'jsonlogic',
  name: 'json-logic-js',
  description: 'json-logic-js, the reference implementation of JsonLogic',
  packages: { 'json-logic-js': dependencies['json-logic-js'] },
  licence: 'MIT',
  formats: { jsonlogic: 4 },
  mostRows: {
    rows: 100_000,
    because: 'With 200,000 rows of ten columns, it starts in 1.5 s and takes 0.6 s for nine rules.',
  },
} as const satisfies EngineDescriptor;
