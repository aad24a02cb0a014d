import { expect, test } from 'vitest';
import { reachedFiles } from './count-code.mjs';

const reachedWith = (files) => [...reachedFiles(new Map(Object.entries(files)))].sort();

test('a file counts when an entry reaches it, by whatever names its path', () =>
  expect(
    reachedWith({
      'docusaurus.config.ts': "plugins: ['./plugins/a/index.ts']",
      'plugins/a/index.ts': "new URL('./loader.mjs', import.meta.url);\n// './commented.ts'",
      'plugins/a/loader.mjs': "import x from '!!raw-loader!@site/src/styles.css';",
      'plugins/a/commented.ts': '',
      'src/styles.css': '',
      'src/forTests.ts': '',
    }),
  ).toEqual(['docusaurus.config.ts', 'plugins/a/index.ts', 'plugins/a/loader.mjs', 'src/styles.css']));

test('of a file that is imported for its types, only what its types need counts', () =>
  expect(
    reachedWith({
      'src/pages/index.tsx': "import type { Measure } from '../proof/measure';",
      'src/proof/measure.ts': "import type { Row } from './row';\nimport { run } from './run';",
      'src/proof/row.ts': '',
      'src/proof/run.ts': '',
    }),
  ).toEqual(['src/pages/index.tsx', 'src/proof/measure.ts', 'src/proof/row.ts']));
