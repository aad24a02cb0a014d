import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from '../fixtures/site';

/** A release that no line is pinned to, near enough to Next's for Next's pages to be true of it. */
const release = '8.24.0';

type Ended = { status: number | string | null; stdout: string; stderr: string };
/** A copy of the site with another docs version. */
export type VersionCut = {
  folder: string;
  /** Runs a script of the copy's package.json. */
  npm: (name: string, ...args: string[]) => Promise<Ended>;
  /** The text of each file of the project before the cut, by its path. */
  before: Map<string, string>;
  /** What the cut has printed. */
  ended: Ended;
  remove: () => void;
};

function filesOf(root: string, folder = root): [file: string, text: string][] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry): [string, string][] => {
    if (/^(node_modules|build|\.docusaurus|package-lock\.json)$/.test(entry.name)) return [];
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesOf(root, file) : [[path.relative(root, file), readFileSync(file, 'utf8')]];
  });
}

/** Cuts docs version 9 in a small copy of the site. */
export async function cutVersion(): Promise<VersionCut> {
  const { smallCopy } = await import('../../scripts/smallCopy.mjs');
  const folder = smallCopy();
  // A sample of a package that is not published as this release.
  for (const file of ['compat-dnd-tools.ts', 'outputs/compat-dnd-tools.json'])
    cpSync(path.join('docs/_samples', file), path.join(folder, 'docs/_samples', file));
  const before = new Map(filesOf(folder));
  // What runs in the copy fails on purpose here and there, so that `npm test` does not count it.
  const env = { ...process.env, TEST_COUNTS: '' };
  const npm: VersionCut['npm'] = (name, ...args) =>
    new Promise((resolve) => {
      const options = { cwd: folder, env, maxBuffer: 1e8 };
      execFile('npm', ['run', '--silent', name, '--', ...args], options, (error, stdout, stderr) =>
        resolve({ status: error ? (error.code ?? null) : 0, stdout, stderr }),
      );
    });
  const ended = await npm('docs:version', '9', release);
  return { folder, npm, before, ended, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Tests of `npm run docs:version` and `npm run docs:drop`; the last of them takes the version away from the copy. */
export function versionTests(state: () => { cut: VersionCut; built: string }) {
  test('docs:version cuts a version whose samples resolve to its own release, and the site builds', () => {
    const { cut, built } = state();
    expect(cut.ended.status, cut.ended.stderr).toBe(0);
    expect(cut.ended.stdout).toContain(`@react-querybuilder/dnd ${release} is not published`);
    expect(cut.ended.stdout).toContain(`Not all samples run with ${release}`);
    expect(cut.ended.stderr.match(/FAIL .*/g)).toEqual([expect.stringContaining('compat-dnd-tools.ts')]);
    const resolve = createRequire(path.join(cut.folder, 'versioned_docs/version-9/_samples/x.js'));
    expect(JSON.parse(readFileSync(resolve.resolve('react-querybuilder/package.json'), 'utf8')).version).toBe(release);
    expect(readFileSync(path.join(built, 'docs/9/intro.html'), 'utf8')).toContain('data-sample=');
  });

  for (const { args, message } of [
    { args: ['six', release], message: 'Name the new docs version' },
    { args: ['10', 'latest'], message: 'Name the exact release' },
    { args: ['5', release], message: 'exists already' },
    { args: ['10', '8.0.99'], message: 'is not published' },
  ])
    test(`docs:version refuses ${args.join(' ')}`, async () => {
      const { status, stderr } = await state().cut.npm('docs:version', ...args);
      expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(message) });
    });

  for (const { name, message } of [
    { name: '77', message: 'There is no docs version "77"' },
    { name: '5', message: 'the version at /docs' },
  ])
    test(`docs:drop refuses ${name}`, async () => {
      const { status, stderr } = await state().cut.npm('docs:drop', name);
      expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(message) });
    });

  test('docs:drop takes the version away and leaves the project as it was before the cut', async () => {
    test.setTimeout(1_800_000);
    const { cut } = state();
    const dropped = await cut.npm('docs:drop', '9');
    expect(dropped.status, dropped.stdout + dropped.stderr).toBe(0);
    const after = new Map(filesOf(cut.folder));
    expect([...after.keys()].filter((file) => !cut.before.has(file))).toEqual([]);
    const changed = [...cut.before].filter(([file, text]) => after.get(file) !== text).map(([file]) => file);
    expect(changed).toEqual([]);
  });
}
