import type { Rule } from '../Rule';

const inDist =
  /^react-querybuilder\/dist\/(formatQuery|parseCEL|parseJsonLogic|parseMongoDB|parseSQL|transformQuery)(\.[cm]?js)?$/;

export const distPaths: Rule = {
  id: 'dist-paths',
  since: 6,
  kind: 'breaks',
  message:
    'Sub-paths lose `dist`, and have types. With `dist`, only a path that ends in `.js` still loads. The stylesheet keeps its path.',
  sections: ['sub-paths-lose-dist'],
  match: (source, found) => {
    // Wherever it stands: in `import`, `export … from`, `require` and `jest.mock`.
    for (const module of source.nodes('Literal')) {
      const name = typeof module.value === 'string' ? inDist.exec(module.value)?.[1] : undefined;
      if (name)
        found({
          node: module,
          edit: (text) => text.overwrite(module.start + 1, module.end - 1, `react-querybuilder/${name}`),
        });
    }
  },
  sample: {
    before: `// @ts-ignore there were no types
import { formatQuery } from 'react-querybuilder/dist/formatQuery.js';

export const show = () => String(formatQuery({ combinator: 'and', rules: [{ field: 'year', operator: '=', value: 1950 }] }, 'sql'));
`,
    after: `// @ts-ignore there were no types
import { formatQuery } from 'react-querybuilder/formatQuery';

export const show = () => String(formatQuery({ combinator: 'and', rules: [{ field: 'year', operator: '=', value: 1950 }] }, 'sql'));
`,
  },
};
