/**
 * The order of rooms, for dependency-cruiser (`npm run check:rooms`): a room imports those above it in this list and never
 * one below, so no two import each other. Tests may import anything.
 */
const order = [
  'packages/query',
  'packages/upgrade',
  'hosting',
  'lines',
  'src/query',
  'src/loading',
  'src/dataset',
  'src/own-data',
  'src/engines',
  'src/offline',
  'src/ui',
  'src/toolkits',
  'src/sandbox',
  'src/demo',
  'src/upgrade',
  'src/docs-widgets',
  'src/home',
  'src/clientModules',
  'src/theme',
  'src/pages',
  'plugins',
  'config',
  'scripts',
];
/** What no room imports. */
const outside = '^(e2e|bench|servers)/';

const tests = '[.](test|fixture|slow)[.]|/fixtures/';
/** Files that still import a room below, each with its reason. */
const exceptions = [
  // The page of an address that is not there suggests pages by the search and by the list of moved addresses.
  '^src/theme/NotFound/Content/Suggestions[.]tsx$',
  // `npm run published` lists the pages of a build as the tests do.
  '^plugins/address/published[.]ts$',
];
const within = (room) => `^${room}/`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...order.map((room, index) => ({
      name: `${room.replace('/', '-')}-imports-a-room-below`,
      severity: 'error',
      from: { path: within(room), pathNot: [tests, ...exceptions] },
      to: { path: [...order.slice(index + 1).map(within), outside] },
    })),
    {
      name: 'a-package-has-one-entry',
      severity: 'error',
      from: { pathNot: ['^packages/', tests] },
      to: { path: '^packages/[^/]+/', pathNot: '^packages/[^/]+/index[.]ts$' },
    },
    {
      name: 'a-package-knows-nothing-of-the-site',
      severity: 'error',
      from: { path: '^packages/', pathNot: tests },
      to: { pathNot: ['^packages/', 'node_modules/', '^node:'], dependencyTypesNot: ['core'] },
    },
    {
      name: 'a-package-declares-what-it-imports',
      severity: 'error',
      from: { path: '^packages/', pathNot: tests },
      // A type is there while it is written, and asks for nothing when it runs.
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|[.]docusaurus|_samples)/' },
  },
};
