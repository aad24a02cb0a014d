import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { buildSync } from 'esbuild';
import fc from 'fast-check';
import { parse } from 'valibot';
import { documentedLines } from '../../lines/lines';
import { runs, seed } from '../../scripts/testScale';
import { compile } from '../../src/sandbox/compile/compile';
import { filesFor, lineRuntimeSchema } from '../../src/sandbox/manifest';
import { hostilePrograms, lingering, reached, visitorPrograms } from '../fixtures/hostile-programs/programs';
import type { Runnable, runHostile } from '../fixtures/hostilePage';
import { expect, open, test } from '../fixtures/site';

/** A port of this machine that notes whoever connects to it, or sends it a datagram, as WebRTC does. */
async function listen() {
  const heard: string[] = [];
  const server = createServer((socket) => {
    heard.push('connection');
    socket.on('data', (data) => heard.push(String(data).split('\n')[0] ?? '')).on('error', () => {});
    socket.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const datagrams = createSocket('udp4', () => heard.push('datagram')).bind(port, '127.0.0.1');
  await once(datagrams, 'listening');
  return { heard, witness: `127.0.0.1:${port}`, close: () => [server.close(), datagrams.close()] };
}

/** The page's side, as a script: a page's own policy lets nothing else be added. */
const pageCode = () =>
  buildSync({
    entryPoints: ['e2e/fixtures/hostilePage.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'hostilePage',
    target: 'es2022',
  }).outputFiles[0]?.text ?? '';

// As browsers for the desktop have it by default: frames without an origin share no thread with the page.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--site-per-process'] }),
});

test('hostile programs leave the page, its storage and the network untouched, and the page answers', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const { heard, witness, close } = await listen();
  const [line] = documentedLines();
  const { modules } = parse(lineRuntimeSchema, JSON.parse(readFileSync(`build/sandbox/${line?.major}.json`, 'utf8')));
  const drawn = fc.sample(hostilePrograms({ witness, site: String(baseURL) }), {
    numRuns: runs(80, 1000, 'hostile'),
    seed,
  });
  const programs = [...visitorPrograms, ...drawn, ...lingering];
  const runnable = programs.map(({ file, text }): Runnable => {
    const made = compile(text, file);
    if ('refused' in made) throw new Error(`${made.refused.message} in ${text}`);
    const needed = file.endsWith('.tsx') ? ['react', 'react/jsx-runtime', 'react-dom/client', ...made.imports] : [];
    return {
      file,
      code: made.code,
      packages: filesFor(needed, modules).map((bundle) => ({
        file: bundle,
        names: Object.keys(modules).filter((name) => modules[name]?.file === bundle),
        code: readFileSync(`build/assets/sandbox/${bundle}`, 'utf8'),
      })),
    };
  });
  // Its attempts are what policies forbid, which ends other tests.
  const context = await browser.newContext();
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('requestfinished', (request) => asked.push(request.url()));
  const opened: string[] = [];
  context.on('page', (other) => opened.push(other.url()));
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.url()));
  await open(page, `${baseURL}/docs/intro`);
  await page.evaluate(`${pageCode()}; globalThis.hostilePage = hostilePage;`);
  const started = Date.now();
  const { all, changed, longest, kept } = await page.evaluate(
    (programs) =>
      (globalThis as unknown as { hostilePage: { runHostile: typeof runHostile } }).hostilePage.runHostile(
        '/',
        programs,
      ),
    runnable,
  );
  const count = (how: string) => all.filter(({ ended }) => ended === how).length;
  console.log(
    `hostile programs: ${all.length} in ${((Date.now() - started) / 1000).toFixed(0)} s; ${['done', 'failed', 'endless', 'silent', 'flood', 'left'].map((how) => `${count(how)} ${how}`).join(', ')}; the page was kept waiting for ${longest.toFixed(0)} ms at most`,
  );
  expect(changed).toEqual([]);
  // Far more than it takes, and far less than what does not end.
  expect(longest).toBeLessThan(10_000);
  const got = all.flatMap(({ printed }, at) =>
    printed.filter((text) => text.startsWith(reached)).map((text) => `${text}\n${programs[at]?.text}`),
  );
  expect(got).toEqual([]);
  expect(heard).toEqual([]);
  expect(asked.filter((url) => url.includes('/hostile') || url.includes('/taken'))).toEqual([]);
  expect([...opened, ...downloads]).toEqual([]);
  expect(kept).toEqual({ databases: [], caches: [] });
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await expect(
    page.frameLocator('iframe:not([data-waiting])').frameLocator('iframe').locator('.ruleGroup').first(),
  ).toBeVisible();
  await context.close();
  close();
});

test('a regular expression without end is stopped, what was shown comes back, and the next edit runs', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const code = page.getByRole('textbox', { name: /^Code of/ });
  const problem = page.locator('[data-sample]').getByRole('alert');
  const preview = page.frameLocator('iframe:not([data-waiting])').frameLocator('iframe').locator('body');
  await expect(preview.locator('.ruleGroup').first()).toBeVisible();
  const text = await code.inputValue();
  const before = text.replace(/label: '\w+/, "label: 'Before");
  await code.fill(before);
  await expect(preview).toContainText('Before');
  const endless = "/^(a+)+$/.test('a'.repeat(40) + 'b');";
  await code.fill(before.replace('Before', 'Endless').replace('return (', `${endless} return (`));
  await expect(problem).toHaveText('The code was stopped: it did not answer for 2 seconds.');
  await expect(preview).toContainText('Before');
  await expect(code).toHaveValue(/Endless/);
  await code.fill(text.replace(/label: '\w+/, "label: 'After"));
  await expect(preview).toContainText('After');
  await expect(problem).toHaveCount(0);
});
