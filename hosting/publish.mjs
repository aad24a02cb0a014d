import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from './filesBelow.mjs';

/** Days for which the assets of earlier builds stay: a tab that is as old still finds what it asks for. */
export const keptDays = 30;
const day = 24 * 60 * 60 * 1000;

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
  if (!fs.existsSync(path.join(build, '404.html')))
    throw new Error(`There is no build in ${build}. Run: npm run build`);
  if (!fs.existsSync(path.join(build, 'sw.js')))
    throw new Error(`The build in ${build} is not compressed, as npm start has it. Run: npm run build`);
  const current = path.join(target, 'current');
  const old = fs.lstatSync(current, { throwIfNoEntry: false });
  if (old && !old.isSymbolicLink())
    throw new Error(`${current} is not a link. Name a folder that only this command fills.`);

  const assets = path.join(target, 'assets');
  fs.mkdirSync(assets, { recursive: true });
  let added = 0;
  const named = new Set();
  for (const name of filesBelow(path.join(build, 'assets'))) {
    const place = path.join(assets, name);
    named.add(name);
    // By name: an asset of another content has another one. A whole file takes its place at once.
    if (!fs.existsSync(place)) {
      fs.mkdirSync(path.dirname(place), { recursive: true });
      fs.cpSync(path.join(build, 'assets', name), `${place}.new`);
      fs.renameSync(`${place}.new`, place);
      added += 1;
    }
    fs.utimesSync(place, now, now);
  }

  const builds = path.join(target, 'builds');
  const pages = path.join(builds, now.toISOString().replaceAll(/[:.]/g, '-'));
  fs.rmSync(pages, { recursive: true, force: true });
  fs.cpSync(build, pages, { recursive: true, filter: (file) => path.relative(build, file) !== 'assets' });
  fs.symlinkSync('../../assets', path.join(pages, 'assets'));
  fs.rmSync(`${current}.new`, { force: true });
  fs.symlinkSync(path.relative(target, pages), `${current}.new`);
  fs.renameSync(`${current}.new`, current);

  let removed = 0;
  let kept = 0;
  for (const name of filesBelow(assets)) {
    const file = path.join(assets, name);
    const isOld = now.getTime() - fs.statSync(file).mtimeMs > keptDays * day;
    if (named.has(name) || !isOld) kept += 1;
    else {
      fs.rmSync(file);
      removed += 1;
    }
  }
  // The pages before stay, for a way back; older ones go.
  for (const name of fs.readdirSync(builds).sort().slice(0, -2))
    fs.rmSync(path.join(builds, name), { recursive: true });
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
