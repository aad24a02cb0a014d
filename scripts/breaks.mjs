// `npm run breaks`: breaks a copy of the site on purpose, and looks whether the tests notice; see breaks/README.md.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { apply, grouped, judge, readBreaks, testsOfPlaywright, testsOfVitest } from './breakList.mjs';
import { findBrowser, installPrograms } from './browser.mjs';
import { copySite } from './copySite.mjs';

/** @typedef {import('./breakList.mjs').Break} Break */

const args = process.argv.slice(2);
const ids = args.filter((arg) => !arg.startsWith('--'));
const unknown = args.find((arg) => arg.startsWith('--') && !['--list', '--together'].includes(arg));
const all = readBreaks();
const missing = ids.find((id) => !all.some((one) => one.id === id));
if (unknown || missing) {
  console.error(unknown ? `There is no option ${unknown}.` : `There is no breaks/${missing}.json.`);
  process.exit(1);
}
const chosen = ids.length ? all.filter(({ id }) => ids.includes(id)) : all;

if (args.includes('--list')) {
  for (const { id, what, found } of chosen) console.log(`${id}\n  ${what}\n  ${found.part} ${found.in ?? ''}`);
  process.exit(0);
}

const root = mkdtempSync(path.join(os.tmpdir(), 'breaks-'));
process.once('exit', () => rmSync(root, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
copySite(root);

/** Tests in a folder without a repository would draw by today's date; this is the day of the commit. */
const seed = spawnSync('git', ['log', '-1', '--format=%cs'], { encoding: 'utf8' }).stdout.trim().replaceAll('-', '');
const report = path.join(root, 'breaks-report.json');

/** Runs a command in the copy. @returns what it printed, and whether it failed */
function runThere(command, parameters, env = {}) {
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { ...process.env, TEST_SEED: seed, ...env },
  });
  return { isFailed: status !== 0, printed: `${stdout}\n${stderr}` };
}

/** Runs tests in the copy. @returns {import('./breakList.mjs').Test[]} @throws when there is no report */
function runTests(command, parameters, env, read) {
  rmSync(report, { force: true });
  const { printed } = runThere(command, parameters, env);
  if (!existsSync(report)) throw new Error(`${command} ${parameters.join(' ')} gave no report:\n${printed}`);
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    throw new Error(`${error.message}\n${printed.slice(-5000)}`);
  }
}

const vitest = (files) =>
  runTests('npx', ['vitest', 'run', ...files, '--reporter=json', `--outputFile=${report}`], {}, testsOfVitest);

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Runs the tests of these titles, of the whole file where there is no title. */
async function playwright(breaks) {
  const titles = breaks.map(({ found: { test } }) => test.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  await installPrograms();
  const browser = findBrowser();
  return runTests(
    'npx',
    ['playwright', 'test', ...filesOf(breaks), '--reporter=json', '--grep', titles.join('|')],
    {
      E2E_PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...(browser && { CHROMIUM_PATH: browser }),
    },
    testsOfPlaywright,
  );
}

const filesOf = (breaks) => [...new Set(breaks.map(({ found }) => found.in))];
const ofPart = (breaks, name) => breaks.filter(({ found: { part } }) => part === name);

/**
 * Tries breaks that are all applied.
 * @param {Break[]} breaks a group, see `grouped`
 * @returns {Promise<{ isFound: boolean, by: string }[]>} for each of them
 */
async function attempt(breaks) {
  const [first] = breaks;
  if (first.found.part === 'unit') return [judge(first, vitest(filesOf(breaks)))];
  const { isFailed, printed } = runThere('npm', ['run', 'build']);
  const isSaid = printed.toLowerCase().includes(first.found.test.toLowerCase());
  if (first.found.part === 'build')
    return [{ isFound: isFailed && isSaid, by: isFailed ? `the build: ${first.found.test}` : 'the build passes' }];
  if (isFailed) throw new Error(`The build fails, before any test could look:\n${printed.slice(-5000)}`);
  const [files, visits] = [ofPart(breaks, 'files'), ofPart(breaks, 'e2e')];
  const tests = [...(files.length ? vitest(filesOf(files)) : []), ...(visits.length ? await playwright(visits) : [])];
  return breaks.map((one) => judge(one, tests));
}

let missed = 0;
for (const group of grouped(chosen, args.includes('--together'))) {
  const started = Date.now();
  const undo = group.map((one) => apply(root, one));
  const verdicts = await attempt(group).catch((error) => group.map(() => ({ isFound: false, by: error.message })));
  for (const takeBack of undo) takeBack();
  const seconds = Math.round((Date.now() - started) / 1000);
  group.forEach(({ id }, index) => {
    const { isFound, by } = verdicts[index];
    if (!isFound) missed += 1;
    console.log(`${isFound ? 'found    ' : 'NOT FOUND'} ${id} (${seconds} s): ${by}`);
  });
}
console.log(`${chosen.length - missed} of ${chosen.length} found.`);
process.exitCode = missed ? 1 : 0;
