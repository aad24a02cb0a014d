import { readdirSync } from 'node:fs';
import { run } from './install.mjs';
import { documentedLines } from './registry.mjs';

// npm run capture: writes down anew what samples print, what releases do, and where formats differ.
// npm run capture -- export-sql, or several names: the samples whose paths have one of these words, in every line.

/** Tests that compare with files which `-u` writes. */
const samples = 'plugins/remark-samples/checks/captured.test.ts';
const all = [
  'lines/standAlone.test.ts',
  'lines/installed.test.ts',
  samples,
  'plugins/library-api/observed.test.tsx',
  'plugins/library-api/editors-rendered',
  'src/engines/proof/truth.test.ts',
  'src/demo/run/firstAnswer.test.ts',
];

const given = process.argv.slice(2);
const isNamed = given.length > 0 && given.every((word) => !word.startsWith('-'));
const names = given.map((word) => word.replace(/\.ts$/, ''));
const files = documentedLines().flatMap((line) => readdirSync(line.samples, { recursive: true, encoding: 'utf8' }));
const unknown = isNamed
  ? names.filter((name) => !files.some((file) => file.includes(name) && file.endsWith('.ts')))
  : [];
if (unknown.length > 0) {
  console.error(`No sample has ${unknown.join(' or ')} in its path.`);
  process.exit(1);
}
const named = names.map((name) => name.replace(/[^\w/-]/g, '\\$&'));
const tests = isNamed ? [samples, '-t', `captured output of .*(${named.join('|')}).*\\.ts$`] : [...all, ...given];
run('npx', ['vitest', 'run', '--project', 'unit*', ...tests, '-u']);
