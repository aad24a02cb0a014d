import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// npm run vendor: makes the archives of vendor/ anew. Two versions of MUI's icons are 75,000 files, of which companions and
// samples import seven icons: npm installs those alone.
const name = '@mui/icons-material';
export const icons = [
  'Close',
  'ContentCopy',
  'DragIndicator',
  'KeyboardArrowDown',
  'KeyboardArrowUp',
  'Lock',
  'LockOpen',
];

/** Files of the package that are kept: what is about all icons, and each wanted icon in every format of modules. */
const isKept = (file) =>
  /^(package\.json|LICENSE|(esm\/)?utils\/.*)$/.test(file) ||
  ['index', ...icons].includes(file.replace(/^esm\//, '').replace(/(\.d)?\.m?[jt]s$/, ''));

/** What an index says of one icon: its export as a module, as a type, and as CommonJS with the import of it. */
const ofOneIcon =
  /^(?:export (?:const (\w+):|\{ default as (\w+) \}).*|var _(\w+) = \w+\(require\("\.\/\w+"\)\);|Object\.defineProperty\(exports, "(\w+)", \{\n {2}enumerable: true,\n(?:.*\n){3}\}\);)\n?/gm;
const onlyWanted = (text) =>
  text.replace(ofOneIcon, (all, ...found) => (icons.includes(found.slice(0, 4).find(Boolean)) ? all : ''));

/** Runs with an empty folder, which is gone afterwards. */
export function inFolder(use) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vendor-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Unpacks a package.
 * @param {string} archive what `npm pack` has made
 * @param {string} folder an empty folder; the package is in its folder `package`
 * @param {(file: string) => boolean} isMeant chooses files by their paths in the package
 * @returns {string[]} the paths of those files
 */
export function unpack(archive, folder, isMeant = () => true) {
  const tar = (...args) => execFileSync('tar', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
  const files = tar('tzf', path.resolve(archive)).trim().split('\n');
  const meant = files.filter((file) => isMeant(file.replace('package/', '')));
  tar('xzf', path.resolve(archive), ...meant);
  return meant.map((file) => file.replace('package/', '')).sort();
}

/** Asks the registry for a version, and leaves the part of it that is wanted in `folder`/package. */
export function fetchPart(version, folder) {
  const packed = execFileSync('npm', ['pack', `${name}@${version}`, '--silent'], { cwd: folder, encoding: 'utf8' });
  const files = unpack(path.join(folder, packed.trim()), folder, isKept);
  for (const file of files.filter((one) => /^(esm\/)?index\./.test(one))) {
    const place = path.join(folder, 'package', file);
    writeFileSync(place, onlyWanted(readFileSync(place, 'utf8')));
  }
  return files;
}

/** Versions of the package that this site's manifests name an archive of. */
export const versions = [
  ...new Set(
    ['.', 'docs/_samples', ...readdirSync('versioned_docs').map((line) => `versioned_docs/${line}/_samples`)]
      .map((folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).dependencies[name])
      .flatMap((spec = '') => /-material-(\d[\w.-]*)\.tgz$/.exec(spec)?.[1] ?? []),
  ),
];

if (import.meta.url === `file://${process.argv[1]}`)
  for (const version of versions)
    inFolder((folder) => {
      fetchPart(version, folder);
      execFileSync('npm', ['pack', path.join(folder, 'package'), '--pack-destination', 'vendor'], { stdio: 'inherit' });
    });
