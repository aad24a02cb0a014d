import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './install.mjs';
import { writeRegistry } from './registry.mjs';

// npm run docs:version 6 -- 6.5.5: cuts docs version 6 from docs/ and pins it to release 6.5.5. Docusaurus' own command
// copies the samples with their workspace's name, after which npm refuses to install.

const [name = '', release = ''] = process.argv.slice(2);
const folder = `versioned_docs/version-${name}`;
const problem =
  (!/^\d+$/.test(name) && 'Name the new docs version by its major number.') ||
  (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(release) && 'Name the exact release it documents.') ||
  (existsSync(folder) && `${folder} exists already.`) ||
  (!isPublished('react-querybuilder') && `react-querybuilder ${release} is not published.`);
if (problem) {
  console.error(`${problem}\nUsage: npm run docs:version 6 -- 6.5.5`);
  process.exit(1);
}

/** True when npm knows a package in the release that the new version documents. */
function isPublished(dependency) {
  return spawnSync('npm', ['view', `${dependency}@${release}`, 'version'], { encoding: 'utf8' }).stdout?.trim() !== '';
}

// Docusaurus copies all that stands beside the pages: 300 MB of packages stand elsewhere meanwhile.
const [packages, aside] = ['docs/_samples/node_modules', 'node_modules/.packages-of-samples'];
const move = (from, to) => existsSync(from) && renameSync(from, to);
process.on('exit', () => move(aside, packages));
move(packages, aside);
run('npx', ['docusaurus', 'docs:version', name]);
move(aside, packages);

const samples = `${folder}/_samples`;
const manifest = JSON.parse(readFileSync(`${samples}/package.json`, 'utf8'));
manifest.name = `samples-v${name}`;
manifest.dependencies['react-querybuilder'] = release;
for (const [dependency, spec] of Object.entries(manifest.dependencies)) {
  // Named from the folder of the manifest, which is another one now.
  if (spec.startsWith('file:'))
    manifest.dependencies[dependency] = `file:${path.relative(samples, path.join('docs/_samples', spec.slice(5)))}`;
  if (!dependency.startsWith('@react-querybuilder/')) continue;
  // A companion of another release would bring that release's library with it.
  if (isPublished(dependency)) manifest.dependencies[dependency] = release;
  else {
    delete manifest.dependencies[dependency];
    console.log(`${dependency} ${release} is not published; the new version does without it.`);
  }
}
writeFileSync(`${samples}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);

writeRegistry();
// What the release returns and does, which pages and comparisons show. A sample may need what it does not have.
const captured = spawnSync('npm', ['run', '--silent', 'capture', '--', '-t', release], { stdio: 'inherit' });
if (captured.status !== 0)
  console.log(`\nNot all samples run with ${release}, see above. Mend or delete these, then npm run capture.`);
console.log(`\n${folder} documents ${release}. Next: read the diff of its captured outputs, and npm test.`);
