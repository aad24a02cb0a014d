import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { markRegions } from './plugins/remark-samples/checks/capture';
import { sourceFiles } from './plugins/source-files/vitest';
import { EveryTest } from './scripts/everyTest';

// v3 to v5 have no `exports` map: this picks their ES build, the one that a reader's bundler picks.
const mainFields = ['module', 'main'];

/** A capture that is missing fails everywhere, as it does in CI; only `-u`, which is `npm run capture`, writes files. */
const writeNothing: Plugin = {
  name: 'write-nothing',
  configureVitest({ vitest }) {
    const { snapshotOptions } = vitest.config;
    if (snapshotOptions.updateSnapshot === 'new') snapshotOptions.updateSnapshot = 'none';
    if (snapshotOptions.updateSnapshot === 'all') vitest.config.env = { ...vitest.config.env, TEST_CAPTURE: 'true' };
  },
};

/**
 * The ES builds of antd, its icons and Fluent UI are hundreds of modules that Vitest would transform one by one, or that Node
 * cannot load; it loads what they give to `require` as it is. It is that of the line that asks. Testing Library's packages
 * must share one copy of its DOM package: by another, events of a user are not wrapped in React's `act`.
 */
const loadedByRequire: Plugin = {
  name: 'loaded-by-require',
  enforce: 'pre',
  resolveId: (name, from) =>
    from &&
    /^(antd|@ant-design\/icons|@fluentui\/react-components|@testing-library\/(dom|react|user-event))$/.test(name)
      ? createRequire(from.replace(/\?.*/, '')).resolve(name)
      : undefined,
};

/** Tests of what the end-to-end tests share: they need no build. */
const fixtures = 'e2e/fixtures/**/*.test.ts';

const unitTests = [
  '{bench,config,hosting,lines,packages,plugins,scripts,servers,src}/**/*.test.{ts,tsx,mjs}',
  fixtures,
  // Tests that pages show.
  '{docs,versioned_docs/*}/_samples/**/*.test.tsx',
];
/** Rooms whose tests load samples, which print when they are loaded, or start programs. */
const isolatedRooms = /^(plugins\/(remark-samples|sandbox)|scripts|servers|.*_samples)\//;
/**
 * Unit tests of those rooms, and those that have a document, or put modules, timers or globals of their own in the place of
 * others, have a process each, so that no other test meets them. All others share processes, in which what they have in
 * common is loaded once.
 */
const isIsolated = (file: string) =>
  isolatedRooms.test(file) || /@vitest-environment|\bvi\./.test(readFileSync(file, 'utf8'));
const unitFiles = globSync(unitTests, { ignore: '**/node_modules/**' });
const isolated = unitFiles.filter(isIsolated);
const sharing = unitFiles.filter((file) => !isolated.includes(file));

export default defineConfig({
  plugins: [markRegions, sourceFiles, writeNothing, loadedByRequire],
  esbuild: { jsx: 'automatic' },
  resolve: {
    alias: [
      { find: '@site', replacement: path.resolve('.') },
      // What Docusaurus' bundler takes for these names; a test that needs them mocks them.
      {
        find: /^@docusaurus\/(ExecutionEnvironment|Link|router|useBaseUrl|useIsomorphicLayoutEffect)$/,
        replacement: '@docusaurus/core/lib/client/exports/$1.js',
      },
    ],
    mainFields,
  },
  ssr: { resolve: { mainFields } },
  test: {
    reporters: ['default', new EveryTest()],
    // Limits for a machine that builds something else at the same time: a hang is still found.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'unit', include: sharing, isolate: false } },
      { extends: true, test: { name: 'unit-isolated', include: isolated } },
      {
        extends: true,
        test: {
          // What the finished build says without a browser; `npm run build` comes before it.
          name: 'build',
          include: ['e2e/**/*.test.ts'],
          exclude: [fixtures],
          // Each page is parsed once for all of them.
          isolate: false,
        },
      },
    ],
    setupFiles: ['scripts/testScale.setup.ts'],
    // Vitest's own choice leaves one core to itself, which on two cores is half the machine.
    maxWorkers: availableParallelism(),
    // v3 is CommonJS only, which must not be inlined.
    server: { deps: { inline: [/^(?!.*(\/version-3\/|react-querybuilder-3\/)).*react-querybuilder/] } },
  },
});
