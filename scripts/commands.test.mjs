import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, describe, expect } from 'vitest';
import { parts } from './deep.mjs';

/**
 * A folder like a clone of the site, in which every program that the scripts of `npm start` and `npm test` call is
 * played: it notes how it was called, and fails where the test says so. An `npm run build` leaves a page.
 */
class Clone {
  folder = mkdtempSync(path.join(tmpdir(), 'react-querybuilder-clone-'));
  #running = [];
  constructor(failing = 'nothing', hanging = 'nothing') {
    this.write('package-lock.json', this.#tree('1.0.0'));
    this.write('build/.keep', '');
    for (const name of ['npm', 'npx', 'jiti', 'which', 'apt-get'])
      this.write(
        `programs/${name}`,
        `#!/bin/sh
echo "${name} $*" >> calls
case "${name} $*" in
  "npm run --silent build"*) echo built > build/index.html; echo missing > build/404.html ;;
  which*|"npx playwright install"*) exit 1 ;;
esac
case "${name} $*" in
  *"${failing}"*) while [ "${hanging}" != nothing ] && [ ! -s hanging ]; do :; done; echo "${failing} says so"; exit 3 ;;
  *"${hanging}"*) echo $$ > hanging; exec ${process.execPath} -e 'setInterval(() => {}, 1000)' ;;
esac
`,
      );
    this.install('1.0.0');
  }
  #tree = (version) => JSON.stringify({ packages: { 'node_modules/one': { version } } });
  write(file, content) {
    mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true });
    writeFileSync(path.join(this.folder, file), content);
    if (file.startsWith('programs/')) chmodSync(path.join(this.folder, file), 0o755);
  }
  /** Makes the installed tree one that has a version of the package. */
  install = (version) => this.write('node_modules/.package-lock.json', this.#tree(version));
  /** The programs that were called, in order. */
  get calls() {
    const file = path.join(this.folder, 'calls');
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  }
  /** Runs a script; `ended` settles with its exit code, `says` when it has written a text. */
  run(script, args = [], env = {}) {
    const child = spawn(process.execPath, [path.resolve('scripts', script), ...args], {
      cwd: this.folder,
      env: { PATH: path.join(this.folder, 'programs'), ...env },
    });
    const output = { out: '', error: '' };
    const ended = new Promise((resolve) => child.on('close', resolve));
    this.#running.push({ child, ended });
    const says = (text) =>
      new Promise((resolve, reject) => {
        child.stdout.on('data', () => output.out.match(text) && resolve());
        child.on('close', () => reject(new Error(`it ended: ${output.out}${output.error}`)));
      });
    child.stdout.on('data', (data) => (output.out += data));
    child.stderr.on('data', (data) => (output.error += data));
    return { output, ended, says, child };
  }
  /** Waits until all that was run has ended, which may write into the folder up to then. */
  async remove() {
    for (const { child } of this.#running) child.kill();
    await Promise.all(this.#running.map(({ ended }) => ended));
    rmSync(this.folder, { recursive: true });
  }
}

/** The other engines, which the played machine does not have. */
const looksForBrowsers = (call) => /^(which|apt-get) /.test(call);

const test = base.extend({
  /** Text of the command that fails. */
  failing: 'nothing',
  clone: async ({ failing }, use) => {
    const clone = new Clone(failing);
    await use(clone);
    await clone.remove();
  },
});
/** A port that nothing listens on, or one that is kept in use. */
const takePort = async () => {
  const server = createServer();
  await new Promise((listening) => server.listen(0, listening));
  const { port } = server.address();
  return { port: String(port), release: () => new Promise((closed) => server.close(closed)) };
};

describe('npm start', () => {
  test('builds, serves on the port of PORT and prints the address', async ({ clone }) => {
    const { port, release } = await takePort();
    await release();
    const start = clone.run('start.mjs', [], { PORT: port });
    await start.says(`The site is at http://localhost:${port}/\n`);
    expect(clone.calls[0]).toBe('npm run --silent build:pages');
    expect(await (await fetch(`http://localhost:${port}`)).text()).toBe('built\n');
  });
  test('installs first when the lock file and the installed tree disagree', async ({ clone }) => {
    clone.install('0.9.0');
    const { port, release } = await takePort();
    await release();
    await clone.run('start.mjs', [], { PORT: port }).says('The site is at');
    expect(clone.calls.slice(0, 2)).toEqual([expect.stringMatching(/^npm ci /), 'npm run --silent build:pages']);
  });
  test('compresses what it serves, once, beside serving it', async ({ clone }) => {
    const compressing = 'jiti scripts/compressBuild.ts build';
    const start = () => clone.run('start.mjs', [], { PORT: '0' });
    const first = start();
    await first.says('Files are being compressed');
    expect(first.output.out.indexOf('The site is at')).toBeLessThan(first.output.out.indexOf('Files are being'));
    await expect.poll(() => clone.calls).toContain(compressing);
    clone.write('build/sw.js', 'the last file');
    const second = start();
    await second.says('The site is at');
    second.child.kill();
    await second.ended;
    expect(clone.calls.filter((call) => call === compressing)).toHaveLength(1);
  });
  test('a port in use gives one clear line, not a stack', async ({ clone }) => {
    const { port, release } = await takePort();
    const { ended, output } = clone.run('start.mjs', [], { PORT: port });
    expect(await ended).toBe(1);
    expect(output.error).toBe(`Port ${port} is in use. Choose another one: PORT=3001 npm start\n`);
    await release();
  });
  for (const port of ['seven', '-1', '70000', '3000x'])
    test(`a port that is none gives one clear line: ${port}`, async ({ clone }) => {
      const { ended, output } = clone.run('start.mjs', [], { PORT: port });
      expect(await ended).toBe(1);
      expect(output.error).toBe(`PORT=${port} is not a port. Choose one: PORT=3001 npm start\n`);
    });
  test('a build that is missing gives one clear line', async ({ clone }) => {
    const { ended, output } = clone.run('serve.mjs', [], { PORT: '0' });
    expect(await ended).toBe(1);
    expect(output.error).toBe('There is no build in build/. Run: npm run build\n');
  });
  for (const signal of ['SIGINT', 'SIGTERM'])
    test(`${signal} ends it in order, with a connection still open`, async ({ clone }) => {
      const { ended, output, says, child } = clone.run('start.mjs', [], { PORT: '0' });
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

describe('npm test', () => {
  const sources = [
    'npx biome check .',
    'npm run --silent types',
    'npm run --silent check:rooms',
    'npx vitest run --project unit*',
  ];
  const pages = ['npm run --silent build', 'npx vitest run --project build', 'npx playwright test'];
  const withBrowser = { CHROMIUM_PATH: '/a/browser' };
  const inOrder = (calls, steps) => calls.filter((call) => steps.includes(call));

  test('runs every part with the installed browser, tells the minutes of each, and ends with a count', async ({
    clone,
  }) => {
    const { ended, output } = clone.run('test.mjs', [], withBrowser);
    expect(await ended).toBe(0);
    const steps = clone.calls.filter((call) => !looksForBrowsers(call));
    expect(steps.toSorted()).toEqual([...sources, ...pages].toSorted());
    const missing = 'the journeys in Firefox, the journeys in WebKit, the tests of nginx';
    expect(output.out).toContain(`Not run, because what they need is not installed: ${missing}.`);
    expect(inOrder(clone.calls, sources)).toEqual(sources);
    expect(inOrder(clone.calls, pages)).toEqual(pages);
    const table = output.out.slice(output.out.lastIndexOf('minutes\n'));
    for (const name of ['installation', 'types', 'unit tests', 'build', 'end-to-end tests'])
      expect(table).toMatch(new RegExp(`^${name} +0\\.0$`, 'm'));
    expect(output.out.trimEnd().split('\n').at(-1)).toBe('0 passed, 0 failed');
  });
  for (const step of [...sources, ...pages])
    describe(step, () => {
      test.override({ failing: step });
      test('fails the whole command, with its exit code, its output and without the parts after it', async ({
        clone,
      }) => {
        const { ended, output } = clone.run('test.mjs', [], withBrowser);
        expect(await ended).toBe(3);
        for (const steps of [sources, pages]) {
          const place = steps.indexOf(step);
          if (place >= 0) expect(inOrder(clone.calls, steps)).toEqual(steps.slice(0, place + 1));
        }
        expect(output.out).toContain(`${step} says so`);
        expect(output.error).toMatch(/── .+ failed with exit code 3; nothing after it was run\.\n$/);
        expect(output.out.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed');
      });
    });
  test('a part that hangs is stopped when the one beside it fails', async () => {
    const clone = new Clone(sources[0], pages[0]);
    expect(await clone.run('test.mjs', [], withBrowser).ended).toBe(3);
    const pid = Number(readFileSync(path.join(clone.folder, 'hanging'), 'utf8'));
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    await clone.remove();
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
      expect(inOrder(clone.calls, [...sources, ...pages])).toEqual([]);
    });
});

describe('npm run deep', () => {
  for (const args of [[], ['nothing'], ['toString']])
    test(`lists its parts, and what each runs, when it is asked for ${args[0] ?? 'none'}`, async ({ clone }) => {
      const { ended, output } = clone.run('deep.mjs', args);
      expect(await ended).toBe(2);
      for (const part of Object.keys(parts)) expect(output.error).toMatch(new RegExp(`^  ${part} +\\w`, 'm'));
      expect(clone.calls).toEqual([]);
    });
  test('runs the tests of a part alone, and tells how long they took', async ({ clone }) => {
    const { ended, output } = clone.run('deep.mjs', ['engines']);
    expect(await ended).toBe(0);
    expect(clone.calls).toEqual([expect.stringMatching(/^npx vitest run --project unit\* src\/engines\/proof/)]);
    expect(output.out).toMatch(/^unit tests +0\.0\ntogether +0\.0\n\n0 passed, 0 failed\n$/m);
  });
  test('builds first for what needs the site, when sources have changed', async ({ clone }) => {
    expect(await clone.run('deep.mjs', ['faults'], { CHROMIUM_PATH: '/a/browser' }).ended).toBe(0);
    const steps = clone.calls.filter((call) => !looksForBrowsers(call));
    expect(steps).toEqual(['npm run --silent build', 'npx playwright test e2e/faults']);
  });
});
