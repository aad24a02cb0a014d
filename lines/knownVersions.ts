/**
 * Version numbers that nothing here is pinned to, or that only look like one, and why they are written out.
 * `in` matches the file, `text` the line of it.
 */
export type KnownVersion = { versions: string[] | 'all'; in: RegExp; text?: RegExp; why: string };

const pages = /\.mdx$/;

export const knownVersions: KnownVersion[] = [
  {
    versions: 'all',
    in: /compat\.mdx$/,
    text: /^\| `(antd|bootstrap|chakra|dnd|material)` \|/,
    why: 'releases of companions that were compared, for majors that have no line here',
  },
  {
    versions: ['6.5.3', '5.3.0'],
    in: /compat\.mdx$/,
    text: /generatePicker/,
    why: 'a companion and its toolkit, whose code was read for a message that users asked about',
  },
  {
    versions: ['4.23.0'],
    in: /(toolkits\.mdx|shadcn-command\.spec\.ts)$/,
    text: /shadcn/,
    why: 'the command that items of the registry are installed with, which npm brings for the test',
  },
  {
    versions: ['19.3.1'],
    in: /toolkits(\/[\w-]+)?\.mdx$/,
    text: /React/,
    why: 'React of the same test, pinned as `react-19`',
  },
  {
    versions: ['10.11.19', '3.24.6'],
    in: /(security|version-4\/api\/export)\.mdx$/,
    text: /MariaDB|mysql2/,
    why: 'the server and its driver, with which an injection was tried once',
  },
  {
    versions: ['10.11.19', '2.5.13'],
    in: /recipes\/_servers\.mdx$/,
    text: /^Run on/,
    why: 'servers of `npm run test:servers`, which writes this line itself',
  },
  {
    versions: ['3.54.1'],
    in: /src\/engines\/inside\.ts$/,
    why: 'what an engine has inside; inside.test.ts asks it for its version',
  },
  {
    versions: ['8.21.0', '8.19.0'],
    in: /recipes\/comparison\.mdx$/,
    text: /@react-querybuilder\/(expr|datetime)/,
    why: 'since when there are companions that were not run here',
  },
  {
    versions: 'all',
    in: /docs-claims\/proofs\/(comparison|migrate-from-5)\.test\.tsx?$/,
    text: /'[\^>]|Required `react`/,
    why: 'what releases, and builders that are not installed, require of React and jQuery',
  },
  {
    versions: ['1.0.0'],
    in: /scripts\/commands\.test\.mjs$/,
    why: 'a package that is played',
  },
  {
    versions: ['1.0.0'],
    in: /upgrade-command\/pack\.ts$/,
    why: 'of the command, whose address has a digest in its place',
  },
  {
    versions: ['4.9.5', '5.9.0'],
    in: /upgrade-command\/pack\.test\.ts$/,
    why: 'releases of TypeScript, which the command takes from the project it is run in',
  },
  {
    versions: ['3.12.0', '5.4.0', '7.0.1'],
    in: /(upgrade\/(upgrade\.spec|readFiles\.test)|command\/runCommand\.test)\.ts$/,
    why: "of somebody's package.json",
  },
  {
    versions: ['1.2.3', '30.2.1999', '31.4.2000', '29.2.1999'],
    in: /own-data\/corpus\/crafted\.ts$/,
    why: 'texts of tables that look like dates or numbers',
  },
  {
    versions: ['3.2.1'],
    in: /dataset\/movies\/README\.md$/,
    why: 'the package that the movies were taken from, which is not installed',
  },
  {
    versions: ['3.4.1999', '30.2.1999'],
    in: /own-data\/read\/tableCells\.test\.ts$/,
    why: 'dates of a table, as some countries write them',
  },
  {
    versions: ['1.234.567'],
    in: /own-data\/(infer\/numbers|read\/tableCells)(\.test)?\.ts$/,
    why: 'a number of a table, as some countries write it',
  },
  {
    versions: ['7.6.1'],
    in: /migrate(-to-8)?\.mdx$/,
    why: 'the release of the companion for Chakra UI that was compared',
  },
  { versions: ['16.8.0'], in: pages, why: "lower end of the library's peer range of React" },
  { versions: ['16.8.0', '16.14.0', '17.0.2', '19.1.0', '19.3.1'], in: /compat\.mdx$/, why: 'React, tried by hand' },
  { versions: ['4.10.0', '5.11.0', '16.0.1', '6.3.3'], in: /compat\.mdx$/, why: 'ends of peer ranges of companions' },
  {
    versions: ['4.24.16', '6.5.0', '6.6.8', '7.3.11', '9.5.0', '14.0.5'],
    in: /compat\.mdx$/,
    why: 'toolkits that were tried by hand beside the pinned ones',
  },
  {
    versions: ['14.0.5', '14.1.0'],
    in: /version-5\/(umd|_from-4-to-5)\.mdx$/,
    why: 'releases of react-dnd with UMD files; another line pins them',
  },
  {
    versions: ['0.15.2', '0.45.4', '6.37.8'],
    in: /export(-processors|-formats|-values)?\.mdx$/,
    why: 'ORMs with which an export was run by hand',
  },
  {
    versions: ['4.3.30', '12.11.1'],
    in: /export(-processors|-formats|-values)?\.mdx$/,
    why: 'engines with which an export was run by hand',
  },
  {
    versions: ['9.0.21'],
    in: /umd-page\.html$/,
    why: 'immer, the copy that the library asks for; e2e/docs/umd.ts compares it with what is installed',
  },
  {
    versions: ['6.6.15', '3.0.0', '34.2.8', '26.1.5'],
    in: /recipes\/(from-other-builders|from-raqb|from-jquery|comparison)\.(mdx|ts)$/,
    why: 'other query builders, read and run by hand',
  },
  {
    versions: ['5.10.2', '16.4.6', '14.2.35', '4.3.5', '30.5.2'],
    in: /recipes\/(custom-editors|server-rendering|tailwind|testing)\.mdx$/,
    why: 'react-select, Next.js, Tailwind and Jest, with which a recipe was run by hand',
  },
  { versions: ['1.2.3'], in: /ldap\/filter\.test\.ts$/, why: 'an object identifier of a matching rule' },
  { versions: ['6.5.5'], in: /(^|\/)README\.md$|^scripts\/docs-version\.mjs$/, why: 'an example of a command' },
  {
    versions: ['8.24.0', '8.0.99'],
    in: /^e2e\/build\/versionTests\.ts$/,
    why: 'a release without a line, and none',
  },
  { versions: ['1.2.3'], in: /^lines\//, why: 'examples' },
  { versions: ['0.9.0', '1.0.0', '2.0.0', '3.0.0', '6.0.0'], in: /\.(test|spec)\.tsx?$/, why: 'made up by a test' },
  { versions: ['1.1.1', '1.1.2'], in: /^src\/query\/moveTarget\.test\.ts$/, why: 'numbers of rules' },
];
