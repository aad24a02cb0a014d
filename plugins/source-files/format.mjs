import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
const site = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

/** How long a file waits for others, in milliseconds: a bundler asks for one after the other. */
const gathering = 300;
/** What the next run formats. */
const waiting = [];

/**
 * Formats code as the rest of this site is formatted. Files that are asked for at about the same time are formatted by one
 * process: to start one from a bundler with gigabytes of memory takes a second of processor time, and to format a file
 * takes milliseconds.
 * @param {string} text
 * @param {string} name of its file; the extension says what it is
 * @returns {Promise<string>}
 * @throws if it cannot be parsed
 */
export function format(text, name) {
  if (waiting.length === 0) setTimeout(() => formatAll(waiting.splice(0)), gathering);
  return new Promise((resolve, reject) => waiting.push({ text, name, resolve, reject }));
}

async function formatAll(files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'format-'));
  const placed = files.map((file, index) => ({ ...file, place: path.join(folder, `${index}`, file.name) }));
  for (const { place, text } of placed) {
    mkdirSync(path.dirname(place));
    writeFileSync(place, text);
  }
  // The folder is not in the repository.
  const options = ['--vcs-enabled=false', `--config-path=${site}`, '--reporter=github'];
  const errors = await run(process.execPath, [biome, 'format', '--write', ...options, folder]).then(
    () => '',
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  );
  // It names the files that it cannot read; without a name, it has read none.
  const isNamed = placed.some(({ place }) => errors.includes(place));
  for (const { place, name, resolve, reject } of placed)
    if (errors && (errors.includes(place) || !isNamed)) reject(new Error(`${name} cannot be formatted: ${errors}`));
    else resolve(readFileSync(place, 'utf8'));
  rmSync(folder, { recursive: true });
}
