import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { versionOf } from '../lines/versionOf';
import { withoutDigest } from './install.mjs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { dependencies, devDependencies, allowScripts } = read('package.json');
const lock = read('package-lock.json');
const declared = { ...dependencies, ...devDependencies };
/** What only benchmarks or the comparison with servers need is installed with them. */
const apart = { bench: read('bench/package.json').dependencies, servers: read('servers/package.json').dependencies };

/** Where the root's code stands; a line's samples have a package.json of their own. */
const folders = ['src', 'packages', 'plugins', 'config', 'lines', 'scripts', 'hosting', 'e2e', ...Object.keys(apart)];
const rootFiles = readdirSync('.').filter((file) => file.endsWith('.ts'));
const files = [
  ...rootFiles,
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.includes('node_modules'))
      .map((file) => path.join(folder, file)),
  ),
];

/** Packages that a file's import statements name, types included. */
const importsOf = (text) =>
  [
    ...text.matchAll(/^(?:import|export)\b[^'"`;()]*?\bfrom '([^']+)';$/gm),
    ...text.matchAll(/^import '([^']+)';$/gm),
    ...text.matchAll(/\b(?:import|require\.resolve)\('([^']+)'\)/g),
  ]
    .map(([, name]) => name.replace(/^.*!/, ''))
    .filter((name) => !name.startsWith('.'));
const packageOf = (name) => /^(@[^/]+\/[^/]+|[^/]+)/.exec(name)?.[0] ?? name;

/** Names that Docusaurus gives to files of the site, of the theme and of its own. */
const isAlias = (name) =>
  // Its forks of those packages.
  ['react-helmet-async', 'react-loadable'].includes(packageOf(name)) ||
  /^@(site|theme|theme-original|theme-init|generated)\//.test(name) ||
  existsSync(`node_modules/@docusaurus/core/lib/client/exports/${name.replace('@docusaurus/', '')}.js`);
/** The lines' samples are workspaces. */
const isWorkspace = (name) => lock.packages[`node_modules/${name}`]?.link;
/** What plugins/dataset-asset and line-changes name, and the imports in a test's own text. */
const ours = ['movies-table', 'line-changes', 'b'];

it('every imported package is declared in package.json', () => {
  const imported = files.flatMap((file) =>
    importsOf(readFileSync(file, 'utf8'))
      .filter((name) => !isBuiltin(name) && !isAlias(name) && !ours.includes(name) && !isWorkspace(packageOf(name)))
      .map((name) => ({ file, name: packageOf(name) })),
  );
  const missing = imported.filter(
    ({ file, name }) => !declared[name] && !declared[`@types/${name}`] && !apart[file.split(path.sep)[0]]?.[name],
  );
  expect(imported.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
it.each(Object.entries(apart))('what %s alone needs is installed with it alone', (_, own) => {
  expect(Object.keys(own).length).toBeGreaterThan(0);
  expect(Object.keys(own).filter((name) => lock.packages[`node_modules/${name}`])).toEqual([]);
});
it('every version is exact', () =>
  expect(
    Object.entries({ ...declared, ...apart.bench, ...apart.servers }).filter(
      ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(versionOf(version)),
    ),
  ).toEqual([]));
it('package-lock.json declares the same', () => {
  const root = lock.packages[''];
  expect({ ...root.dependencies, ...root.devDependencies }).toEqual(declared);
});

/** Entries of packages that come from a registry; what comes within another one has the digest of that. */
const fetchedOf = ({ packages }) =>
  Object.entries(packages).filter(
    ([place, { link, inBundle }]) => place.includes('node_modules/') && !link && !inBundle,
  );
const fetched = fetchedOf(lock);
const unsigned = fetched.filter(([, { integrity }]) => !integrity);

it('every package of the lock file has its integrity, but for binaries of other platforms that scripts/complete-lock.mjs named', () => {
  expect(fetched.length).toBeGreaterThan(1000);
  for (const [place, { integrity }] of fetched)
    if (integrity) expect(integrity, place).toMatch(/^sha512-[\w+/]{86}==$/);
  // npm installs none of these here: it would take the package from the registry and write its integrity down.
  for (const [place, { optional, os, resolved }] of unsigned)
    expect([optional, Array.isArray(os), resolved], place).toEqual([true, true, undefined]);
});
it.each([
  ['linux', 'x64', ['@swc/html-linux-x64-musl'], 'musl'],
  ['linux', 'x64', [], 'glibc'],
  ['darwin', 'arm64', ['@grafeo-db/js-darwin-arm64', '@swc/html-darwin-arm64']],
  ['win32', 'x64', ['@grafeo-db/js-win32-x64-msvc', '@swc/html-win32-x64-msvc']],
  ['openbsd', 'x64', []],
])('on %s %s, an install says first what has no digest: %j %s', (os, cpu, names, libc) =>
  expect(withoutDigest(lock, { os, cpu, libc }).map((place) => place.replace('node_modules/', ''))).toEqual(names),
);
it('what is installed on this machine is what the lock file has an integrity for', () =>
  expect(unsigned.filter(([place]) => existsSync(place)).map(([place]) => place)).toEqual([]));
it('no lock file has a download address, but for the archives of vendor/', () =>
  expect(
    [fetched, ...Object.keys(apart).map((folder) => fetchedOf(read(`${folder}/package-lock.json`)))]
      .flat()
      .filter(([, { resolved }]) => resolved && !/^file:vendor\/[\w.-]+\.tgz$/.test(resolved)),
  ).toEqual([]));

it.each(['.', ...Object.keys(apart)])(
  'npm ci in %s has nothing to warn of',
  (cwd) => {
    const options = ['--dry-run', '--offline', '--loglevel=warn', '--no-audit', '--no-fund'];
    const { status, stderr } = spawnSync('npm', ['ci', ...options], { cwd, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  },
  120_000,
);
it('package.json says of each package with an install script, and of no other, whether it may run', () => {
  const named = fetched.flatMap(([place, { hasInstallScript }]) =>
    hasInstallScript ? [place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)] : [],
  );
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(named)].sort());
});
