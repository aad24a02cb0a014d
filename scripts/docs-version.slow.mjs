import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { smallCopy } from './smallCopy.mjs';

// A release that no line is pinned to, near enough to Next's for Next's pages to be true of it.
const release = '8.24.0';
const scratch = smallCopy();
/** The text of each file of the project, by its path. */
const project = (folder = scratch) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (/^(node_modules|build|\.docusaurus|package-lock\.json)$/.test(entry.name)) return [];
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? project(file) : [[path.relative(scratch, file), readFileSync(file, 'utf8')]];
  });
const before = new Map(project());
/** Runs npm in the scratch copy without blocking Vitest's own traffic. */
const npm = (...args) =>
  new Promise((resolve) => {
    execFile('npm', args, { cwd: scratch, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      resolve({ status: error ? error.code : 0, stdout, stderr }),
    );
  });

describe('npm run docs:version', { timeout: 300_000 }, () => {
  afterAll(() => rm(scratch, { recursive: true, force: true }), 60_000);

  it.each([
    [['six', release], 'Name the new docs version'],
    [['9', 'latest'], 'Name the exact release'],
    [['5', release], 'exists already'],
    [['9', '8.0.99'], 'is not published'],
  ])('refuses %j', async (args, message) => {
    const { status, stderr } = await npm('run', '--silent', 'docs:version', '--', ...args);
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(message) });
  });

  it('cuts a version whose samples resolve to its own release, and the site builds', async () => {
    const cut = await npm('run', '--silent', 'docs:version', '9', '--', release);
    expect(cut.status, cut.stderr).toBe(0);
    // The drag-and-drop package is not published as this release, so its sample cannot run.
    expect(cut.stdout).toContain(`Not all samples run with ${release}`);
    expect(cut.stderr.match(/FAIL .*/g)?.filter((line) => !line.includes('compat-dnd-tools'))).toEqual([]);
    const resolve = createRequire(path.join(scratch, 'versioned_docs/version-9/_samples/x.js'));
    expect(JSON.parse(readFileSync(resolve.resolve('react-querybuilder/package.json'), 'utf8')).version).toBe(release);

    const built = await npm('run', '--silent', 'build');
    expect(built.status, built.stdout + built.stderr).toBe(0);
    expect(readFileSync(path.join(scratch, 'build/docs/9/intro.html'), 'utf8')).toContain('data-sample=');
  });

  // A file that a remark plugin read by itself would stay in the bundler's persistent cache.
  it('shows the new text of a changed sample in the second build', async () => {
    const sample = path.join(scratch, 'versioned_docs/version-9/_samples/controlled-query.tsx');
    writeFileSync(sample, `${readFileSync(sample, 'utf8')}\n// changed after the first build\n`);
    const built = await npm('run', '--silent', 'build');
    expect(built.status, built.stdout + built.stderr).toBe(0);
    expect(readFileSync(path.join(scratch, 'build/docs/9/intro.html'), 'utf8')).toContain(
      'changed after the first build',
    );
  });

  it.each([
    [['77'], 'There is no docs version "77"'],
    [['5'], 'the version at /docs'],
  ])('docs:drop refuses %j', async (args, message) => {
    const { status, stderr } = await npm('run', '--silent', 'docs:drop', '--', ...args);
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(message) });
  });

  it('docs:drop takes the version away and leaves the project as it was before the cut', async () => {
    const dropped = await npm('run', '--silent', 'docs:drop', '--', '9');
    expect(dropped.status, dropped.stdout + dropped.stderr).toBe(0);
    const after = new Map(project());
    expect([...after.keys()].filter((file) => !before.has(file))).toEqual([]);
    const changed = [...before].filter(([file, text]) => after.get(file) !== text).map(([file]) => file);
    // Counts are kept by major, which this cut shares with Next: `npm run capture` counts anew with Next's release.
    expect(changed.filter((file) => file !== 'src/engines/proof/results/8.json')).toEqual([]);
  });
});
