import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';

/**
 * A folder like a clone of the site, in which every program that the scripts of `npm start` and `npm test` call is
 * played: it notes how it was called, and fails where the test says so. An `npm run build` leaves a page.
 */
class Clone {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'react-querybuilder-clone-'));
  private readonly running: ChildProcess[] = [];
  constructor(failing = 'nothing') {
    this.write('package-lock.json', this.tree('1.0.0'));
    this.write('build/.keep', '');
    for (const name of ['npm', 'npx', 'which', 'apt-get'])
      this.write(
        `programs/${name}`,
        `#!/bin/sh
echo "${name} $*" >> calls
case "${name} $*" in
  "npm run --silent build") echo built > build/index.html; echo missing > build/404.html ;;
  which*|npx*) exit 1 ;;
esac
case "${name} $*" in *"${failing}"*) exit 3 ;; esac
`,
      );
    this.install('1.0.0');
  }
  private tree = (version: string) => JSON.stringify({ packages: { 'node_modules/one': { version } } });
  private write(file: string, content: string) {
    mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true });
    writeFileSync(path.join(this.folder, file), content);
    if (file.startsWith('programs/')) chmodSync(path.join(this.folder, file), 0o755);
  }
  /** Makes the installed tree one that has a version of the package. */
  install = (version: string) => this.write('node_modules/.package-lock.json', this.tree(version));
  /** The programs that were called, in order. */
  get calls(): string[] {
    const file = path.join(this.folder, 'calls');
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  }
  /** Runs a script; `ended` settles with its exit code, `says` when it has written a text. */
  run(script: string, env: Record<string, string> = {}) {
    const child = spawn(process.execPath, [path.resolve('scripts', script)], {
      cwd: this.folder,
      env: { PATH: path.join(this.folder, 'programs'), ...env },
    });
    this.running.push(child);
    const output = { out: '', error: '' };
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    const says = (text: string | RegExp) =>
      new Promise<void>((resolve, reject) => {
        child.stdout.on('data', () => output.out.match(text) && resolve());
        child.on('close', () => reject(new Error(`it ended: ${output.out}${output.error}`)));
      });
    child.stdout.on('data', (data) => (output.out += data));
    child.stderr.on('data', (data) => (output.error += data));
    return { output, ended, says, child };
  }
  remove() {
    for (const child of this.running) child.kill();
    rmSync(this.folder, { recursive: true });
  }
}
const test = base.extend<{ failing: string; clone: Clone }>({
  failing: ['nothing', { option: true }],
  clone: async ({ failing }, use) => {
    const clone = new Clone(failing);
    await use(clone);
    clone.remove();
  },
});
/** A port that nothing listens on, or one that is kept in use. */
const takePort = async () => {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return { port: String(port), release: () => new Promise((closed) => server.close(closed)) };
};

test.describe('npm start', () => {
  test('builds, serves on the port of PORT and prints the address', async ({ clone }) => {
    const { port, release } = await takePort();
    await release();
    const start = clone.run('start.mjs', { PORT: port });
    await start.says(`The site is at http://localhost:${port}/\n`);
    expect(clone.calls).toEqual(['npm run --silent build']);
    expect(await (await fetch(`http://localhost:${port}`)).text()).toBe('built\n');
  });
  test('installs first when the lock file and the installed tree disagree', async ({ clone }) => {
    clone.install('0.9.0');
    const { port, release } = await takePort();
    await release();
    await clone.run('start.mjs', { PORT: port }).says('The site is at');
    expect(clone.calls).toEqual([expect.stringMatching(/^npm ci /), 'npm run --silent build']);
  });
  test('a port in use gives one clear line, not a stack', async ({ clone }) => {
    const { port, release } = await takePort();
    const { ended, output } = clone.run('start.mjs', { PORT: port });
    expect(await ended).toBe(1);
    expect(output.error).toBe(`Port ${port} is in use. Choose another one: PORT=3001 npm start\n`);
    await release();
  });
  for (const port of ['seven', '-1', '70000', '3000x'])
    test(`a port that is none gives one clear line: ${port}`, async ({ clone }) => {
      const { ended, output } = clone.run('start.mjs', { PORT: port });
      expect(await ended).toBe(1);
      expect(output.error).toBe(`PORT=${port} is not a port. Choose one: PORT=3001 npm start\n`);
    });
  test('a build that is missing gives one clear line', async ({ clone }) => {
    const { ended, output } = clone.run('serve.mjs', { PORT: '0' });
    expect(await ended).toBe(1);
    expect(output.error).toBe('There is no build in build/. Run: npm run build\n');
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    test(`${signal} ends it in order, with a connection still open`, async ({ clone }) => {
      const { ended, output, says, child } = clone.run('start.mjs', { PORT: '0' });
      await says('The site is at');
      const port = /:(\d+)\//.exec(output.out)?.[1];
      const connection = connect(Number(port));
      connection.on('error', () => {});
      await once(connection, 'connect');
      child.kill(signal);
      expect(await ended).toBe(0);
      expect(output.out).toContain(`${signal}: the site is no longer served.\n`);
      expect(output.error).toBe('');
    });
});

test.describe('npm test', () => {
  const steps = ['check', 'build', 'test:docs-version', 'e2e'].map((name) => `npm run --silent ${name}`);
  test('runs every step with the installed browser, and succeeds', async ({ clone }) => {
    expect(await clone.run('test.mjs', { CHROMIUM_PATH: '/a/browser' }).ended).toBe(0);
    expect(clone.calls).toEqual(steps);
  });
  for (const [index, step] of steps.entries())
    test.describe(step, () => {
      test.use({ failing: step });
      test('fails the whole command, with its exit code and without the steps after it', async ({ clone }) => {
        expect(await clone.run('test.mjs', { CHROMIUM_PATH: '/a/browser' }).ended).toBe(3);
        expect(clone.calls).toEqual(steps.slice(0, index + 1));
      });
    });
  // The place that Chrome has on a Mac is looked at too, and cannot be played.
  if (!existsSync('/Applications/Google Chrome.app'))
    test('without any browser it says in one line what to install, before any step', async ({ clone }) => {
      const { ended, output } = clone.run('test.mjs');
      expect(await ended).toBe(1);
      expect(output.error).toBe(
        'The end-to-end tests need a browser. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.\n',
      );
      expect(clone.calls).toContain('npx playwright install chromium');
      expect(clone.calls.filter((call) => steps.includes(call))).toEqual([]);
    });
});
