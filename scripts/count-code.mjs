/**
 * `npm run count`: how much code the site has. Tests and benchmarks do not count, and neither does code that only they
 * reach, which is listed. A file is reached when a reached file names its path: an import, the file of a loader or a
 * worker, a command. A file that is imported for its types alone counts, but what it runs does not count because of that.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const rooms = ['src', 'plugins', 'packages', 'lines', 'hosting', 'scripts', 'config'];
const endings = ['', '.ts', '.tsx', '.mjs', '.mts', '.css', '/index.ts', '/index.tsx', '/package.json'];

/** @param {string} file */
const isTest = (file) => /\.(test|spec|slow|fixture)\.\w+$|\/fixtures\/|^(e2e|bench|servers)\//.test(file);

/** What Docusaurus, npm, TypeScript or a remark plugin takes by its place. @param {string} file */
const isEntry = (file) =>
  /^(docusaurus\.config\.ts|sidebars\.ts|package\.json|Dockerfile)$/.test(file) ||
  /^(src\/(pages|theme|clientModules|css)|plugins\/(bundle|[^/]+\/theme)|docs|versioned_docs)\//.test(file) ||
  /^src\/docs-widgets\/(\w+\.tsx|\w+\/index\.tsx)$/.test(file) ||
  /\.d\.m?ts$/.test(file);

/**
 * The file that a name stands for, if it is one of ours.
 * @param {string} from path of the file that writes the name
 * @param {string} name
 * @param {Map<string, string>} texts path → text of every file
 */
function resolveName(from, name, texts) {
  const asked = name.replace(/^.*!/, '').replace(/[?#].*$/, '');
  if (!/\/|^\.+$|\.\w+$/.test(asked)) return undefined;
  const places = asked.startsWith('@site/')
    ? [asked.slice('@site/'.length)]
    : [path.join(path.dirname(from), asked), asked];
  return places
    .flatMap((place) => endings.map((ending) => path.normalize(place + ending)))
    .find((file) => texts.has(file));
}

const comments = /^\s*(\/?\*|\/\/).*$/gm;
const typeImports = /^(import|export) type [^'";]*from '[^']+'/gm;

/** @param {string} from @param {string} text @param {Map<string, string>} texts */
const filesNamedIn = (from, text, texts) =>
  (text.match(/[\w@!?./#-]+/g) ?? []).flatMap((name) => resolveName(from, name, texts) ?? []);

/**
 * The files that entries reach.
 * @param {Map<string, string>} texts path → text of every file that is no test
 */
export function reachedFiles(texts) {
  const running = new Set([...texts.keys()].filter(isEntry));
  const types = new Set();
  for (const file of running) {
    const text = texts.get(file).replace(comments, '');
    for (const next of filesNamedIn(file, text.replace(typeImports, ''), texts)) running.add(next);
    for (const next of filesNamedIn(file, text.match(typeImports)?.join('\n') ?? '', texts)) types.add(next);
  }
  for (const file of types)
    for (const next of filesNamedIn(file, texts.get(file).match(typeImports)?.join('\n') ?? '', texts)) types.add(next);
  return new Set([...running, ...types]);
}

const lines = (text) => text.split('\n').length - 1;
const at = (sorted, share) => sorted[Math.floor((sorted.length - 1) * share)];

function count() {
  const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  const readable = tracked.filter((file) => /\.(tsx?|m[tj]s|css|mdx?|json)$|^Dockerfile$/.test(file) && !isTest(file));
  const texts = new Map(readable.map((file) => [file, fs.readFileSync(file, 'utf8')]));
  const reached = reachedFiles(texts);
  const code = readable.filter((file) => rooms.includes(file.split('/')[0]) && /\.(tsx?|m[tj]s|css)$/.test(file));
  const sized = code.map((file) => ({ file, size: lines(texts.get(file)) }));
  const counted = sized.filter(({ file }) => reached.has(file)).sort((a, b) => a.size - b.size);
  const onlyTests = sized.filter(({ file }) => !reached.has(file));
  const sum = (files) => `${files.reduce((total, { size }) => total + size, 0)} lines in ${files.length} files`;
  console.log(`Reached by tests only: ${sum(onlyTests)}`);
  for (const { file, size } of onlyTests) console.log(`${String(size).padStart(6)} ${file}`);
  for (const room of rooms) console.log(`${room}: ${sum(counted.filter(({ file }) => file.startsWith(`${room}/`)))}`);
  console.log(`In all: ${sum(counted)}`);
  console.log(`A file has ${at(counted, 0.5).size} lines (median); 90 % have up to ${at(counted, 0.9).size}.`);
  const largest = counted.slice(-5).reverse();
  console.log(`Largest: ${largest.map(({ file, size }) => `${file} ${size}`).join(', ')}`);
}

if (process.argv[1] === import.meta.filename) count();
