import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'react-querybuilder-every-test-'));
  write('one.test.mjs', "test('a', () => {}); test('b', () => {});");
  write('two.test.mjs', "test('c', () => {});");
  configure('');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file, text) => writeFileSync(path.join(folder, file), text);
const configure = (options) =>
  write(
    'vitest.config.mjs',
    `import { EveryTest } from '${path.resolve('scripts/everyTest.ts')}';
export default { test: { globals: true, reporters: [new EveryTest()], ${options} } };`,
  );
const vitest = (...args) =>
  new Promise((resolve) => {
    const { TEST_COUNTS, ...env } = process.env;
    const program = path.resolve('node_modules/vitest/vitest.mjs');
    execFile(process.execPath, [program, ...args], { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr, last: stdout.trimEnd().split('\n').at(-1) }),
    );
  });

it('lets a run pass that has run what `vitest list` names, and counts as many', async () => {
  const { stdout } = await vitest('list', '--json');
  expect(JSON.parse(stdout)).toHaveLength(3);
  expect(await vitest('run')).toMatchObject({ code: 0, last: '3 passed, 0 failed' });
});
it('fails a run that leaves out a file, as one would that believes a cache', async () => {
  configure('sequence: { sequencer: class { shard = (files) => files; sort = (files) => files.slice(1); } }');
  const { code, stderr, last } = await vitest('run');
  expect({ code, last }).toEqual({ code: 1, last: expect.stringMatching(/^[12] passed, 1 failed$/) });
  expect(stderr).toMatch(/every test was asked for:\n {2}(one|two)\.test\.mjs\n/);
});
it('fails a run with a test that is skipped', async () => {
  write('two.test.mjs', "test.skip('c', () => {});");
  const { code, stderr, last } = await vitest('run');
  expect({ code, last }).toEqual({ code: 1, last: '2 passed, 1 failed, 1 skipped' });
  expect(stderr).toContain('\n  two.test.mjs > c\n');
});
it('asks nothing of a run that was asked for some', async () => {
  expect(await vitest('run', 'one')).toMatchObject({ code: 0, last: '2 passed, 0 failed' });
  expect(await vitest('run', '-t', 'c')).toMatchObject({ code: 0, last: '1 passed, 0 failed, 2 skipped' });
});
it('counts a file that cannot be loaded as a failure', async () => {
  write('two.test.mjs', "throw new Error('broken');");
  expect(await vitest('run')).toMatchObject({ code: 1, last: '2 passed, 1 failed' });
});
