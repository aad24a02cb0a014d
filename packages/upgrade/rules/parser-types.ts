import { renamed } from '../kinds/renamed';

export const parserTypes = renamed({
  id: 'parser-types',
  since: 8,
  kind: 'breaks',
  message: 'Types of importers live with them, in their sub-paths.',
  sections: ['types-of-importers-live-with-them'],
  names: Object.fromEntries(
    ['CEL', 'JsonLogic', 'MongoDB', 'SQL'].map((of) => [
      `Parse${of === 'MongoDB' ? 'MongoDb' : of}Options`,
      { module: `react-querybuilder/parse${of}` },
    ]),
  ),
  sample: {
    before: `import type { ParseSQLOptions } from 'react-querybuilder';
import { parseSQL } from 'react-querybuilder/parseSQL';

const options = { listsAsArrays: true } satisfies ParseSQLOptions;

export const show = () => JSON.stringify(parseSQL('year in (1950, 1951)', options).rules.length);
`,
    after: `import type { ParseSQLOptions } from 'react-querybuilder/parseSQL';
import { parseSQL } from 'react-querybuilder/parseSQL';

const options = { listsAsArrays: true } satisfies ParseSQLOptions;

export const show = () => JSON.stringify(parseSQL('year in (1950, 1951)', options).rules.length);
`,
  },
});
