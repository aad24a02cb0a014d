import { findBrowser, installPrograms, notRun } from './browser.mjs';
import { install } from './install.mjs';
import { Parts } from './parts.mjs';

// npm test: everything, from a clean clone. A browser waits for pages a fifth of its time: what is checked from the sources
// runs meanwhile, and gives way to it.
const parts = new Parts();
const started = performance.now();
const programs = installPrograms();
install();
await programs;
const browser = findBrowser();
if (browser) parts.env.CHROMIUM_PATH = browser;
parts.note('installation', started);

const beside = { isBeside: true };
const behind = { isBeside: true, givesWay: true };
async function checkSources() {
  await parts.run('format and lint', ['npx', 'biome', 'check', '.'], beside);
  await parts.run('types', ['npm', 'run', '--silent', 'types'], beside);
  await parts.run('order of rooms', ['npm', 'run', '--silent', 'check:rooms'], beside);
  await parts.run('unit tests', ['npx', 'vitest', 'run', '--project', 'unit*'], behind);
}
async function checkPages() {
  await parts.run('build', ['npm', 'run', '--silent', 'build'], beside);
  await parts.run("tests of the build's files", ['npx', 'vitest', 'run', '--project', 'build'], beside);
  await parts.run('end-to-end tests', ['npx', 'playwright', 'test']);
}
await Promise.all([checkSources(), checkPages()]);
parts.end(notRun());
