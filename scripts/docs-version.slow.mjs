import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// A release that no line is pinned to, near enough to Next's for Next's pages to be true of it.
const release = '8.24.0';
const scratch = mkdtempSync(path.join(os.tmpdir(), 'docs-version-'));
/** Runs npm in the scratch copy without blocking Vitest's own traffic. */
const npm = (...args) =>
  new Promise((resolve) => {
    execFile('npm', args, { cwd: scratch, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      resolve({ status: error ? error.code : 0, stdout, stderr }),
    );
  });

describe('npm run docs:version', { timeout: 300_000 }, () => {
  beforeAll(async () => {
    const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
    for (const file of files.trim().split('\n')) if (existsSync(file)) cpSync(file, path.join(scratch, file));
    const { status, stderr } = await npm('ci', '--no-audit', '--no-fund', '--prefer-offline');
    if (status !== 0) throw new Error(stderr);
  }, 300_000);
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
});
