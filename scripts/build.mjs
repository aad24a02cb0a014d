import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './install.mjs';

/** Folders of the root whose files say nothing about the site: what tools write, tests, benchmarks and decisions. */
const ignored = /^(build|\.docusaurus|\.git|test-results|playwright-report|e2e|bench|servers|adr|breaks)$/;
/** Beside Docusaurus' own generated files: what the build was made from. */
const record = '.docusaurus/built-from.txt';

/** Path, size and time of every source file below a folder of the project. */
function filesBelow(root, folder = '') {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.name === 'node_modules' || ignored.test(file)) return [];
    if (entry.isDirectory()) return filesBelow(root, file);
    const { size, mtimeMs } = statSync(path.join(root, file));
    return [`${file} ${size} ${mtimeMs}`];
  });
}

/**
 * A digest of all that a build depends on: the sources, and the settings that config/env.ts reads.
 * @param {string} root the project's folder
 */
function sources(root) {
  const env = readFileSync(path.join(root, 'config/env.ts'), 'utf8');
  const settings = [...env.matchAll(/read\('(\w+)'\)/g)].map(([, name]) => `${name}=${process.env[name] ?? ''}`);
  return createHash('sha256')
    .update([...filesBelow(root), ...settings].join('\n'))
    .digest('hex');
}

/** True when the build is there and nothing that it was made from has changed, come or gone since. */
export function isBuilt(root = '.') {
  const file = path.join(root, record);
  return (
    existsSync(path.join(root, 'build/index.html')) && existsSync(file) && readFileSync(file, 'utf8') === sources(root)
  );
}

/** True when a build also has what is made of its pages: compressed files, and last the worker of offline use. */
export const isCompressed = (root = '.') => existsSync(path.join(root, 'build/sw.js'));

/** The command that gives a build that. */
export const compressing = ['jiti', ['scripts/compressBuild.ts', 'build']];

/**
 * Runs a build, and writes down what it was made from: what changes meanwhile counts as changed since.
 * @param {() => void} make the build itself
 */
export function build(make, root = '.') {
  const before = sources(root);
  make();
  writeFileSync(path.join(root, record), before);
}

/** Node's options for a build: what it parses is garbage soon, and with more room for that (megabytes) less of it is copied. */
export const optionsOfNode = () => `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;

if (import.meta.url === `file://${process.argv[1]}`) {
  build(() => {
    run('docusaurus', ['build'], { env: { ...process.env, NODE_OPTIONS: optionsOfNode() } });
    run('jiti', ['scripts/writeHosting.ts', 'build']);
  });
  if (!process.argv.includes('--pages')) run(...compressing);
}
