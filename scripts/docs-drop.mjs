import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { documentedLines, latest, manifestOf, writeRegistry } from './registry.mjs';

// npm run docs:drop 4: takes docs version 4 away. Pages of other lines may still compare its release with theirs: it
// then stays installed under another name, as releases between two lines are.

const [id = ''] = process.argv.slice(2);
const lines = documentedLines();
const line = lines.find((candidate) => candidate.id === id && id !== 'current');
const problem =
  (!line && `There is no docs version "${id}" to drop.`) ||
  (id === latest &&
    `${id} is the version at /docs, whose library the demos run. Make another one "latest" in lines/line.ts first.`);
if (problem) {
  console.error(`${problem}\nUsage: npm run docs:drop 4`);
  process.exit(1);
}

const others = lines.filter((candidate) => candidate !== line);
const { major, release, samples } = line;
const { name: workspace, dependencies: pins } = manifestOf(samples);
const write = (file, data) =>
  writeFileSync(file, typeof data === 'string' ? data : `${JSON.stringify(data, null, 2)}\n`);

rmSync(line.docs, { recursive: true });
rmSync(`versioned_sidebars/version-${id}-sidebars.json`);
write(
  'versions.json',
  JSON.stringify(JSON.parse(readFileSync('versions.json', 'utf8')).filter((version) => version !== id)),
);
// Where another line has that major, it is the one that pages and tests mean.
const isOnlyOne = !others.some((other) => other.major === major);
if (isOnlyOne)
  for (const counts of ['results', 'first']) rmSync(`src/engines/proof/${counts}/${major}.json`, { force: true });

// What is left of it in pages, samples and tests of others.
const files = [...others.map(({ docs }) => docs), 'src', 'packages', 'plugins', 'e2e'].flatMap(filesBelow);
const unlinked = [];
let isCompared = false;
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const changed = text
    .replaceAll(`'${workspace}/release'`, `'samples-next/${major}/release'`)
    .replace(new RegExp(`\\{\\{pin (\\S+) ${major}\\}\\}`, 'g'), (written, name) => (isOnlyOne ? pins[name] : written))
    .replace(new RegExp(`\\[([^\\]]+)\\]\\(${line.path}/[^)]*\\)`, 'g'), (_, words) => {
      unlinked.push(`${file}: ${words}`);
      return words;
    });
  const compares = new RegExp(
    // Of a widget; the demo marks its border with an attribute that ends the same.
    `samples-next/${major}/release|\\{\\{release ${major}\\}\\}|(?<![-\\w])(from|to|release)="${major}"`,
  );
  isCompared ||= isOnlyOne && compares.test(changed);
  if (changed !== text) write(file, changed);
}

const next = manifestOf('docs/_samples');
if (isCompared) {
  const alias = `react-querybuilder-${major}`;
  next.dependencies[alias] = `npm:react-querybuilder@${release}`;
  next.dependencies = Object.fromEntries(Object.entries(next.dependencies).sort(([a], [b]) => (a < b ? -1 : 1)));
  write('docs/_samples/package.json', next);
  mkdirSync(`docs/_samples/${major}`, { recursive: true });
  write(
    `docs/_samples/${major}/release.ts`,
    `// The imports of a release that no line documents any more, which pages compare with theirs.\nexport * from '${alias}';\nexport { version } from '${alias}/package.json';\n`,
  );
}

// Overrides give a companion that only this line pins the library of this line.
const root = JSON.parse(readFileSync('package.json', 'utf8'));
const isPinned = (key) =>
  others.some(({ samples }) =>
    Object.entries(manifestOf(samples).dependencies).some(([name, pin]) => `${name}@${pin}` === key),
  );
for (const key of Object.keys(pins).map((name) => `${name}@${pins[name]}`))
  if (!isPinned(key)) delete root.overrides[key];
write('package.json', root);
if (!isCompared) rmSync(`plugins/library-api/observed/${release}.json`, { force: true });

writeRegistry();
for (const place of unlinked) console.log(`A link to a page that is gone is plain text now, in ${place}`);
const named = new RegExp(`${line.path}/|v${id}\\.x`);
for (const file of filesBelow('e2e').filter((file) => named.test(readFileSync(file, 'utf8'))))
  console.log(`${file} says what the specification says of ${line.label}.`);
console.log(`\n${line.label} is gone. Next: read the diff, and npm test.`);

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (/^(node_modules|outputs|results|observed)$/.test(entry.name)) return [];
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(file);
    return /\.(mdx|tsx?|html)$/.test(entry.name) ? [file] : [];
  });
}
