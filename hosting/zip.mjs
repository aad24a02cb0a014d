import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import { filesBelow } from './filesBelow.mjs';
import { encodings, hostFiles } from './rules.mjs';

/** Formats that are compressed already; to try again costs time and gains nothing. */
const packed = /\.(png|webp|ico)$/;
/** No moment of its own, so that two archives of one build are the same bytes. */
const epoch = new Date(1980, 0, 1);

/**
 * A whole build as one archive, for a network without this site. Any server of static files will do: each page is there as
 * `name.html` and as `name/index.html`, because few servers know more than one of the two.
 * @param {string} folder the build folder
 * @returns {Uint8Array} a zip file
 */
export function zipOf(folder) {
  const entries = {};
  const files = filesBelow(folder);
  const isForHosts = (file) => hostFiles.includes(`/${file}`) || encodings.some(({ ending }) => file.endsWith(ending));
  for (const name of files) {
    if (isForHosts(name)) continue;
    const options = { level: packed.test(name) ? 0 : 9, mtime: epoch };
    const entry = [readFileSync(path.join(folder, name)), options];
    entries[name] = entry;
    const page = /^(?<page>.+)\.html$/.exec(name)?.groups.page;
    if (page && !/(^|\/)(index|404)$|\.html?$/.test(page) && !files.includes(`${page}/index.html`))
      entries[`${page}/index.html`] = entry;
  }
  return zipSync(entries);
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const target = process.argv[2] ?? 'site.zip';
  if (!existsSync('build/sw.js')) throw new Error('There is no complete build in build/. Run: npm run build');
  const zip = zipOf('build');
  writeFileSync(target, zip);
  console.log(`${target}: ${(zip.length / 1e6).toFixed(1)} MB. Unpack it into the root folder of any static server.`);
}
