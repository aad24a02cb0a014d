import { readdirSync } from 'node:fs';
import { findBrowser, installPrograms } from '../scripts/browser.mjs';
import { install, run } from '../scripts/install.mjs';

// npm run bench -- NAME [arguments]: runs one benchmark, against the build that is there. Without a name it lists them.

const [name, ...values] = process.argv.slice(2);
const end = '.bench.ts';
const pages = readdirSync('bench/pages').map((file) => file.slice(0, -end.length));
/** Programs, and whether they need the packages of this folder. */
const programs = { 'data-set': true, 'first-view': true, serve: false };

if (pages.includes(name)) {
  await installPrograms();
  const env = { ...process.env, CHROMIUM_PATH: findBrowser() ?? '' };
  run('npx', ['playwright', 'test', '--config', 'bench/playwright.config.ts', `/${name}${end}`, ...values], { env });
} else if (name in programs) {
  if (programs[name]) install('bench');
  run(process.execPath, [`bench/${name}.mjs`, ...values]);
} else {
  console.error(`npm run bench -- NAME\n\n${[...pages, ...Object.keys(programs)].sort().join('\n')}`);
  process.exitCode = 1;
}
