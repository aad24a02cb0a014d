import type { Rule } from '../Rule';
import { importsFrom } from '../source/ofLibrary';

export const tools7: Rule = {
  id: 'tools-7',
  since: 7,
  kind: 'differs',
  message:
    '`numericRegex` takes fractions and separators, `uniqOptGroups` and its kin return options of their own, and `parseNumber` without options returns the text. See the table.',
  sections: ['tools-for-values-and-lists'],
  match: (source, found) => {
    for (const { node } of importsFrom(source, ['numericRegex', 'uniqOptGroups', 'uniqByName', 'parseNumber']))
      found({ node });
  },
  sample: {
    before: `import { numericRegex } from 'react-querybuilder';

export const show = () => ['1950', '1,950', '+1950'].map((text) => numericRegex.test(text)).join();
`,
  },
};
