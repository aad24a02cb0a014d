import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type KnownVersion, knownVersions } from './knownVersions';
import { comparedReleases, documentedLines, manifestOf } from './lines';
import { versionOf } from './versionOf';

const folders = [
  'config',
  'docs',
  'e2e',
  'lines',
  'packages',
  'plugins',
  'scripts',
  'src',
  'versioned_docs',
  'versioned_sidebars',
];
/** Written by programs: `npm run capture` and npm itself. */
const generated =
  /^(node_modules|outputs|observed|results|package\.json|(installed|published)\.json|knownVersions\.ts)$/;
/** A decision (adr/) names the releases of its day, so it is not read. */
const files = [...folders.flatMap(filesBelow), 'README.md', 'CONTRIBUTING.md', 'sidebars.ts', 'docusaurus.config.ts'];

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (generated.test(entry.name)) return [];
    if (entry.isDirectory()) return filesBelow(`${folder}/${entry.name}`);
    return /\.(mdx?|[jt]sx?|mjs|css|html|json)$/.test(entry.name) ? [`${folder}/${entry.name}`] : [];
  });
}

const number = /(?<![\w.])\d+\.\d+\.\d+(?:-[a-z][\w.]*)?(?!\.?\d)/g;
const lines = documentedLines();
const releases = new Set(comparedReleases().map(({ release }) => release));
const companions = lines.flatMap(({ samples }) =>
  Object.entries(manifestOf(samples).dependencies).flatMap(([name, pin]) =>
    name.startsWith('@react-querybuilder/') ? [pin] : [],
  ),
);
const root = JSON.parse(readFileSync('package.json', 'utf8'));
const pins = new Set<string>(
  [root, ...lines.map(({ samples }) => manifestOf(samples))].flatMap(({ dependencies, devDependencies = {} }) =>
    [...Object.values<string>(dependencies), ...Object.values<string>(devDependencies)].map((pin) =>
      versionOf(pin).replace(/^npm:.*@/, ''),
    ),
  ),
);
for (const pin of companions) releases.add(pin);

/** What is wrong about a number in a file, if anything. */
function problemOf(version: string, file: string): string | undefined {
  const isPage = file.endsWith('.mdx');
  if (file.endsWith('.html') && (pins.has(version) || releases.has(version))) return undefined; // stands alone; see standAlone.test.ts
  if (releases.has(version)) return isPage ? 'write {{release}} or {{pin name}}' : 'take it from lines/';
  if (!pins.has(version)) return 'pinned nowhere: pin it, or say in lines/knownVersions.ts why it is written';
  return isPage ? 'write {{pin name}}' : undefined;
}

const found = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(number)].map(([version]) => ({ version, file, line: index + 1, text })),
    ),
);
const isKnown = (known: KnownVersion, { version, file, text }: (typeof found)[number]) =>
  (known.versions === 'all' || known.versions.includes(version)) &&
  known.in.test(file) &&
  (known.text?.test(text) ?? true);

it('no version number is written that a pin or a reason does not stand behind', () => {
  expect(found.length).toBeGreaterThan(50);
  const problems = found
    .filter((one) => !knownVersions.some((known) => isKnown(known, one)))
    .flatMap(({ version, file, line }) => {
      const problem = problemOf(version, file);
      return problem ? [`${file}:${line} ${version}: ${problem}`] : [];
    });
  expect(problems).toEqual([]);
});

it('every reason stands behind a number that is written', () =>
  expect(knownVersions.filter((known) => !found.some((one) => isKnown(known, one))).map(({ why }) => why)).toEqual([]));
