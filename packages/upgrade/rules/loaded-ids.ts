import type { Rule } from '../Rule';
import { callsOf } from '../source/ofLibrary';

export const loadedIds: Rule = {
  id: 'loaded-ids',
  since: 7,
  kind: 'differs',
  message:
    'A query without ids that comes in after the first render loses the focus at each key. Add ids where you load it: `prepareRuleGroup(…)`.',
  sections: ['queries-loaded-without-ids-lose-focus'],
  match: (source, found) => {
    for (const node of callsOf(source, ['parseCEL', 'parseJsonLogic', 'parseMongoDB', 'parseSQL']))
      if (!/^(prepareRuleGroup|prepareRuleOrGroup|formatQuery)$/.test(node.parent?.callee?.name ?? '')) found({ node });
  },
  sample: {
    before: `import { parseSQL } from 'react-querybuilder/parseSQL';

const load = (where: string) => parseSQL(where);

export const show = () => String(load('year = 1950').combinator);
`,
    after: `import { prepareRuleGroup } from 'react-querybuilder';
import { parseSQL } from 'react-querybuilder/parseSQL';

const load = (where: string) => prepareRuleGroup(parseSQL(where));

export const show = () => String(load('year = 1950').combinator);
`,
  },
};
