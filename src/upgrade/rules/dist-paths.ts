import type { Rule } from '../Rule';

const inDist =
  /^react-querybuilder\/dist\/(formatQuery|parseCEL|parseJsonLogic|parseMongoDB|parseSQL|transformQuery)(\.[cm]?js)?$/;

export const distPaths: Rule = {
  id: 'dist-paths',
  since: 6,
  kind: 'breaks',
  message: 'Sub-paths lose `dist`, and have types. The stylesheet keeps its path.',
  sections: ['sub-paths-lose-dist'],
  match: (source, found) => {
    for (const { source: module } of source.nodes('ImportDeclaration')) {
      const name = inDist.exec(module.value)?.[1];
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
