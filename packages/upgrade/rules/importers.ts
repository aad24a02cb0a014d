import { renamed } from '../kinds/renamed';

export const importers = renamed({
  id: 'importers',
  since: 7,
  kind: 'breaks',
  message: 'Importers leave the main entry, each for a sub-path of its own.',
  sections: ['importers-leave-the-main-entry'],
  names: Object.fromEntries(
    ['parseCEL', 'parseJsonLogic', 'parseMongoDB', 'parseSQL'].map((name) => [
      name,
      { module: `react-querybuilder/${name}` },
    ]),
  ),
  sample: {
    before: `import { formatQuery, parseSQL } from 'react-querybuilder';

export const show = () => String(formatQuery(parseSQL('year = 1950'), 'sql'));
`,
    after: `import { formatQuery } from 'react-querybuilder';
import { parseSQL } from 'react-querybuilder/parseSQL';

export const show = () => String(formatQuery(parseSQL('year = 1950'), 'sql'));
`,
  },
});
