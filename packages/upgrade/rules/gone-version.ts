import type { Rule } from '../Rule';
import { importsFrom } from '../source/ofLibrary';

export const goneVersion: Rule = {
  id: 'gone-version',
  since: 6,
  kind: 'breaks',
  message: '`version` has no successor. Read it from the package file if you need it.',
  sections: ['two-packages-and-two-names-are-gone'],
  match: (source, found) => {
    for (const { node } of importsFrom(source, ['version'])) found({ node });
  },
  sample: {
    before: `import { version } from 'react-querybuilder';

export const release = (): string => version;
`,
    after: `export const release = (): string => '6';
`,
  },
};
