import { callDiffers } from '../kinds/callDiffers';

export const celNot = callDiffers({
  id: 'cel-not',
  since: 7,
  message: '`!` in front of `contains`, `startsWith` and `endsWith` made the condition disappear. Now it counts.',
  sections: ['parsecel-understands-'],
  names: ['parseCEL'],
  sample: {
    before: `import { formatQuery } from 'react-querybuilder';
import { parseCEL } from 'react-querybuilder/parseCEL';

export const show = () => String(formatQuery(parseCEL('!title.contains("a")'), 'sql'));
`,
  },
});
