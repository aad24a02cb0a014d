import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedFiles, changedLines } from './changedFiles.mjs';

// npm run check:changed: what the unit tests, types and rules say of the changed files, within a minute. What a minute does
// not hold is counted, and left to `npm test`.

const seconds = 55;
const started = performance.now();
const changed = changedFiles();
const present = changed.filter((file) => existsSync(file));
const scratch = mkdtempSync(path.join(tmpdir(), 'react-querybuilder-changed-'));
const progress = path.join(scratch, 'progress');
const cache = 'node_modules/.cache/check-changed';
mkdirSync(cache, { recursive: true });

const running = new Set();
const stop = () => {
  for (const { pid } of running) process.kill(-pid, 'SIGKILL');
};
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    stop();
    process.exit(1);
  });
/** What became of each command. One that is not finished is neither a pass nor a failure, and is named at the end. */
const outcomes = new Map();

/** Runs a command, also of files by whatever names; its output is shown when it ends, if it fails. */
function run(name, command, files = [], env = {}) {
  const [program, ...args] = [...command.split(' '), ...files];
  outcomes.set(name, 'not finished');
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      detached: true,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.on('close', (code, signal) => {
      running.delete(child);
      if (!signal) outcomes.set(name, code === 0 ? 'passed' : 'failed');
      if (code) console.log(`── ${name}\n${output}`);
      resolve();
    });
  });
}

async function checkFormatAndTypes() {
  if (present.length)
    await run('format and lint', 'npx biome check --no-errors-on-unmatched --files-ignore-unknown=true', present);
  if (changed.some((file) => /\.[mc]?tsx?$|tsconfig.*\.json$|package.*\.json$/.test(file)))
    await run('types', `npm run --silent types -- --incremental --tsBuildInfoFile ${cache}/tsc.tsbuildinfo`);
}
async function runTests() {
  if (present.length)
    await run(
      'related unit tests',
      'npx vitest related --run --project "unit*" --passWithNoTests --config scripts/related.vitest.ts',
      present,
      { CHANGED: changed.join('\n'), PROGRESS: progress },
    );
  if (changedLines(changed).length) await run('check:docs', 'node scripts/check-docs.mjs');
}

if (!changed.length) {
  console.log('Nothing has changed.');
  process.exit(0);
}
console.log(`${changed.length} changed file${changed.length === 1 ? '' : 's'}.`);
let deadline;
await Promise.race([
  Promise.all([checkFormatAndTypes(), runTests()]),
  new Promise((resolve) => {
    deadline = setTimeout(resolve, seconds * 1000);
  }),
]);
clearTimeout(deadline);
stop();

const lines = existsSync(progress) ? readFileSync(progress, 'utf8').trim().split('\n') : [];
const named = (word) => lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
const [related, passed, failed] = ['related', 'passed', 'failed'].map(named);
for (const [name, outcome] of outcomes) console.log(`${name}: ${outcome}`);
console.log(
  related.length
    ? `Files of related unit tests: ${passed.length} passed, ${failed.length} failed, of ${related.length}.`
    : 'No unit test is related.',
);
for (const file of failed) console.log(`Failed: ${path.relative('.', file)}`);
if (outcomes.get('check:docs') === 'not finished')
  console.log('Run npm run check:docs: a minute was over before it ended.');
const left = related.filter((file) => !passed.includes(file) && !failed.includes(file));
if (left.length)
  console.log(
    `Left to npm test, because a minute was over: ${left.length}\n${left.map((file) => `  ${path.relative('.', file)}`).join('\n')}`,
  );
console.log('Left to npm test always: the build, and what is tested on it.');
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`);
process.exit([...outcomes.values()].includes('failed') || failed.length ? 1 : 0);
