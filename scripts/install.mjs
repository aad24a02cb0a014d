import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';

/**
 * Runs a command with its output shown.
 * @param {string} command
 * @param {string[]} args
 * @throws never: a failing command ends this process with its exit code, and a signal with 128 and its number, as in a
 *   shell
 */
export function run(command, args, options = {}) {
  const { status, signal, error } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (error) console.error(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? (signal ? 128 + constants.signals[signal] : 1));
}

/** Digests of all packages that a lock file names, or their versions, as far as they have to be installed on this machine. */
function packages(file) {
  const { packages: all } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(all).flatMap(([name, { optional, link, integrity, version }]) =>
    name.includes('node_modules/') && !optional && !link ? [[name, integrity ?? version]] : [],
  );
}

/** True when the installed tree is the one of the lock file. */
function isInstalled(folder) {
  const installed = path.join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const have = new Map(packages(installed));
  return packages(path.join(folder, 'package-lock.json')).every(([name, digest]) => have.get(name) === digest);
}

/** What this machine is to npm. */
const thisMachine = () => ({
  os: process.platform,
  cpu: process.arch,
  ...(process.platform === 'linux' && {
    libc: process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl',
  }),
});

/**
 * Packages that a lock file has for a machine and names no digest of, since the registry did not have them when it was written. What
 * comes within another package has the digest of that one.
 * @param {{ packages: Record<string, { os?: string[], cpu?: string[], libc?: string[], integrity?: string, link?: boolean, inBundle?: boolean }> }} lock
 * @param {{ os: string, cpu: string, libc?: string }} machine
 * @returns {string[]} their places
 */
export function withoutDigest({ packages: all }, machine) {
  const isFor = (entry) => ['os', 'cpu', 'libc'].every((part) => entry[part]?.includes(machine[part]) ?? true);
  return Object.entries(all)
    .filter(
      ([place, entry]) =>
        place.includes('node_modules/') && !entry.link && !entry.inBundle && !entry.integrity && isFor(entry),
    )
    .map(([place]) => place);
}

/**
 * Installs what a lock file names, unless it is there already.
 * Says first what npm cannot check.
 * @param {string} folder where the lock file is
 */
export function install(folder = '.') {
  if (isInstalled(folder)) return;
  const lock = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  const unsigned = withoutDigest(lock, thisMachine());
  if (unsigned.length > 0)
    console.warn(
      `package-lock.json has no digest of ${unsigned.length} packages for this machine, so that npm takes what the registry sends: ${unsigned.join(', ')}.`,
    );
  console.log('Installing packages …');
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: folder });
}
