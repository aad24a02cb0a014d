import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { smallCopy } from './smallCopy.mjs';

// A release that no line is pinned to, near enough to Next's for Next's pages to be true of it.
const release = '8.24.0';
const scratch = smallCopy();
// A sample of a package that is not published as this release.
for (const file of ['compat-dnd-tools.ts', 'outputs/compat-dnd-tools.json'])
  cpSync(path.join('docs/_samples', file), path.join(scratch, 'docs/_samples', file));
/** The text of each file of the project, by its path. */
const project = (folder = scratch) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (/^(node_modules|build|\.docusaurus|package-lock\.json)$/.test(entry.name)) return [];
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? project(file) : [[path.relative(scratch, file), readFileSync(file, 'utf8')]];
  });
const before = new Map(project());
/** What runs in the copy fails on purpose here and there, so the command above does not count it. */
const env = { ...process.env, TEST_COUNTS: '' };
/** Runs a program in the scratch copy without blocking Vitest's own traffic. */
const run = (program, ...args) =>
  new Promise((resolve) => {
    execFile(program, args, { cwd: scratch, env, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      resolve({ status: error ? error.code : 0, stdout, stderr }),
    );
  });
const npm = (name, ...args) => run('npm', 'run', '--silent', name, '--', ...args);

describe('npm run docs:version', { timeout: 600_000 }, () => {
  afterAll(() => rm(scratch, { recursive: true, force: true }), 60_000);

  it.each([
    [['six', release], 'Name the new docs version'],
    [['9', 'latest'], 'Name the exact release'],
    [['5', release], 'exists already'],
    [['9', '8.0.99'], 'is not published'],
  ])('refuses %j', async (args, message) => {
    const { status, stderr } = await npm('docs:version', ...args);
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(message) });
  });

  it('cuts a version whose samples resolve to its own release, and the site builds', async () => {
    const cut = await npm('docs:version', '9', release);
    expect(cut.status, cut.stderr).toBe(0);
    expect(cut.stdout).toContain(`@react-querybuilder/dnd ${release} is not published`);
    expect(cut.stdout).toContain(`Not all samples run with ${release}`);
    expect(cut.stderr.match(/FAIL .*/g)).toEqual([expect.stringContaining('compat-dnd-tools.ts')]);
    const resolve = createRequire(path.join(scratch, 'versioned_docs/version-9/_samples/x.js'));
    expect(JSON.parse(readFileSync(resolve.resolve('react-querybuilder/package.json'), 'utf8')).version).toBe(release);

    // Without the packing for hosts that `npm run build` ends with, and without minifying, which is a quarter of the time.
    const built = await run('node_modules/.bin/docusaurus', 'build', '--no-minify');
    expect(built.status, built.stdout + built.stderr).toBe(0);
    expect(readFileSync(path.join(scratch, 'build/docs/9/intro.html'), 'utf8')).toContain('data-sample=');
  });

  it.each([
    [['77'], 'There is no docs version "77"'],
    [['5'], 'the version at /docs'],
  ])('docs:drop refuses %j', async (args, message) => {
    const { status, stderr } = await npm('docs:drop', ...args);
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(message) });
  });

  it('docs:drop takes the version away and leaves the project as it was before the cut', async () => {
    const dropped = await npm('docs:drop', '9');
    expect(dropped.status, dropped.stdout + dropped.stderr).toBe(0);
    const after = new Map(project());
    expect([...after.keys()].filter((file) => !before.has(file))).toEqual([]);
    const changed = [...before].filter(([file, text]) => after.get(file) !== text).map(([file]) => file);
    expect(changed).toEqual([]);
  });
});
