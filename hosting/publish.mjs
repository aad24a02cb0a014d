import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';

/** Days for which the assets of earlier builds stay: a tab that is as old still finds what it asks for. */
export const keptDays = 30;
const day = 24 * 60 * 60 * 1000;

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));

/**
 * Lays a build into a folder that a server is serving, so that no visitor meets half of one: new assets come first, then the
 * pages by one atomic switch, and what no build has named for 30 days goes last. The server's root is `<target>/current`.
 *
 * `<target>/assets` has the assets of all builds, `<target>/builds/<time>` the pages of each, with a link to the assets, and
 * `<target>/current` leads to the present one. It may be run again after it was stopped at any moment.
 * @param {string} build the build folder
 * @param {string} target a folder, made when it is not there
 * @param {Date} now time of publication
 * @returns {{ added: number, kept: number, removed: number }} numbers of assets
 * @throws {Error} when the build has no pages or is not compressed, or `current` is something else than a link
 */
export function publish(build, target, now = new Date()) {
  if (!existsSync(path.join(build, '404.html'))) throw new Error(`There is no build in ${build}. Run: npm run build`);
  if (!existsSync(path.join(build, 'sw.js')))
    throw new Error(`The build in ${build} is not compressed, as npm start has it. Run: npm run build`);
  const current = path.join(target, 'current');
  const old = lstatSync(current, { throwIfNoEntry: false });
  if (old && !old.isSymbolicLink())
    throw new Error(`${current} is not a link. Name a folder that only this command fills.`);

  const assets = path.join(target, 'assets');
  mkdirSync(assets, { recursive: true });
  let added = 0;
  const named = new Set();
  for (const file of filesBelow(path.join(build, 'assets'))) {
    const place = path.join(assets, path.relative(path.join(build, 'assets'), file));
    named.add(place);
    // By name: an asset of another content has another one. A whole file takes its place at once.
    if (!existsSync(place)) {
      mkdirSync(path.dirname(place), { recursive: true });
      cpSync(file, `${place}.new`);
      renameSync(`${place}.new`, place);
      added += 1;
    }
    utimesSync(place, now, now);
  }

  const builds = path.join(target, 'builds');
  const pages = path.join(builds, now.toISOString().replaceAll(/[:.]/g, '-'));
  rmSync(pages, { recursive: true, force: true });
  cpSync(build, pages, { recursive: true, filter: (file) => path.relative(build, file) !== 'assets' });
  symlinkSync('../../assets', path.join(pages, 'assets'));
  rmSync(`${current}.new`, { force: true });
  symlinkSync(path.relative(target, pages), `${current}.new`);
  renameSync(`${current}.new`, current);

  let removed = 0;
  let kept = 0;
  for (const file of filesBelow(assets)) {
    const isOld = now.getTime() - statSync(file).mtimeMs > keptDays * day;
    if (named.has(file) || !isOld) kept += 1;
    else {
      rmSync(file);
      removed += 1;
    }
  }
  // The pages before stay, for a way back; older ones go.
  for (const name of readdirSync(builds).sort().slice(0, -2)) rmSync(path.join(builds, name), { recursive: true });
  return { added, kept, removed };
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const target = process.argv[2];
  if (!target) {
    console.error('Say where to: npm run publish:dir -- TARGET');
    process.exit(1);
  }
  try {
    const { added, kept, removed } = publish('build', target);
    console.log(`Published in ${target}/current: ${added} new assets, ${kept} in all, ${removed} removed.`);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
