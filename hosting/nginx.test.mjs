import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answers, files, malformed, missing, moved, underBase } from '../scripts/addressCases.mjs';
import { resolve } from '../scripts/resolve.mjs';
import { nginxConfig } from './nginx.mjs';
import { headersAt, headersOf, places } from './rules.mjs';
import { hasBrotli, hasNginx, runNginx, writeNginx } from './runNginx.mjs';

const redirects = [{ from: '/react-querybuilder', to: '/demo' }, ...moved];

/** The small build with what its hosts read, and with packed files. */
const packed = ['/demo.html.gz', '/assets/js/main.abc.js.gz', '/sandbox/frame.js.br'];
const all = [...files, '/_headers', '/assets/workers/sqlite.abc.js', '/sandbox/frame.js', ...packed];

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Starts nginx on the small build, under a base URL. */
async function start(baseUrl) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  for (const file of all) {
    const place = path.join(folder, 'site', baseUrl, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, `content of ${file}`);
  }
  writeFileSync(path.join(folder, 'site', baseUrl, 'demo.html.br'), brotliCompressSync('packed demo'));
  const port = await freePort();
  const server = runNginx(folder, nginxConfig({ redirects, baseUrl, root: `${folder}/site`, port }));
  let said = '';
  server.stderr.on('data', (data) => (said += data));
  const ask = (address, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      get({ port, path: address, headers, method, agent: false }, (response) => {
        const parts = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () => resolve({ ...response, body: Buffer.concat(parts), headers: response.headers }));
        response.on('error', reject);
      }).on('error', reject);
    });
  for (let isUp = false; !isUp; ) {
    if (server.exitCode !== null) throw new Error(`nginx ended: ${said}`);
    isUp = await ask(baseUrl).then(
      () => true,
      () => new Promise((resolve) => setTimeout(() => resolve(false), 20)),
    );
  }
  const stop = () => {
    server.kill();
    rmSync(folder, { recursive: true });
  };
  return { ask, stop };
}

/** The same words as in addressCases.mjs; which file was sent is seen by what is in it. */
const outcome = ({ statusCode, headers, body }) =>
  `${statusCode} ${headers.location ?? body.toString().replace('content of ', '')}`;

/** Requests that Node's client does not send, or that nginx spells in its own way before it looks at them. */
const elsewhere = new Set(['/docs', '/docs/', '/docs/index.html']);
const isSent = (address) => address.startsWith('/') && /^[!-~]*$/.test(address) && !elsewhere.has(address);

const isThere = hasNginx();
if (!isThere) console.log('hosting/nginx.test.mjs: no nginx here; its configuration is written, not run.');

describe.skipIf(!isThere)('nginx with the generated configuration', () => {
  let nginx;
  beforeAll(async () => {
    nginx = await start('/');
  });
  afterAll(() => nginx?.stop());

  test.each(answers.filter(([address]) => isSent(address)))('%s → %s', async (address, expected) => {
    const answer = await nginx.ask(address);
    const stub = /\/react-querybuilder/.test(address) && expected.startsWith('200');
    expect(outcome(answer)).toBe(stub ? '301 /demo' : expected);
  });
  test.each(answers.filter(([address, answer]) => isSent(address) && answer.startsWith('301')))(
    '%s → %s has the headers of its target',
    async (address) => {
      const { headers } = await nginx.ask(address);
      expect(headers).toMatchObject(headersAt(headers.location.replace(/\?.*/, '')));
    },
  );
  test.each(missing.filter(isSent))('%s is not found', async (address) => {
    expect(outcome(await nginx.ask(address))).toBe('404 /404.html');
  });
  test.each(malformed)('%s is no address', async (address) => expect((await nginx.ask(address)).statusCode).toBe(400));
  // What leads on has a page of its own, too, to which nginx takes one step more.
  const asStart = [...answers.map(([address]) => address), ...missing, ...malformed, ...packed].filter(
    (address) => isSent(address) && !address.startsWith('/react-querybuilder'),
  );
  test.each(asStart)('%s is answered as npm start does', async (address) => {
    const stubs = new Map(redirects.map(({ from, to }) => [from, to]));
    const has = (file) => all.includes(file);
    const ours = resolve({ method: 'GET', url: address, headers: {} }, { baseUrl: '/', has, redirects: stubs });
    const { statusCode, headers } = await nginx.ask(address);
    expect([statusCode, headers.location]).toEqual([ours.status, ours.headers.location]);
    // nginx answers what is no address by itself, without headers of ours.
    if (statusCode === 400) return;
    const { 'content-type': _, 'content-encoding': __, vary: ___, ...said } = ours.headers;
    expect(headers).toMatchObject(said);
  });
  test.each(['/_headers', '/demo.html.br'])('%s is not for visitors', async (address) =>
    expect(outcome(await nginx.ask(address))).toBe('404 /404.html'),
  );
  test.each(['//example.org/..', '/\\example.org/', '/%5cexample.org/', '/%2f%2fexample.org/', '//example.org/demo/'])(
    '%s leads nowhere',
    async (address) => expect((await nginx.ask(address)).headers.location).toBeUndefined(),
  );
  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) =>
    expect((await nginx.ask('/demo', {}, method)).statusCode).toBe(405),
  );

  test.each([
    '/demo',
    '/assets/js/main.abc.js',
    '/assets/workers/sqlite.abc.js',
    '/sandbox/frame.js',
    '/favicon.ico',
    '/nothing',
  ])('%s has the headers of the table', async (address) => {
    const { headers } = await nginx.ask(address);
    const file = address === '/demo' ? '/demo.html' : address === '/nothing' ? '/404.html' : address;
    const { 'content-type': type, vary, ...expected } = headersOf(file);
    expect(headers).toMatchObject(expected);
    expect(headers['content-type'].toLowerCase()).toBe(type);
  });
  test('a packed page is sent packed to who takes it', async () => {
    const { body, headers } = await nginx.ask('/demo', { 'accept-encoding': 'gzip' });
    expect([headers['content-encoding'], body.toString()]).toEqual(['gzip', 'content of /demo.html.gz']);
  });
  test.skipIf(!hasBrotli())('with brotli, too, where nginx has its module', async () => {
    const packed = await nginx.ask('/demo', { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.body).toString()).toBe('packed demo');
    expect(outcome(await nginx.ask('/demo'))).toBe('200 /demo.html');
  });
});

test.skipIf(!isThere)('the generated configuration is valid for nginx as Debian has it, without a module', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const { status, stderr } = spawnSync('nginx', ['-t', ...writeNginx(folder, nginxConfig({ redirects }))], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
});

describe.skipIf(!isThere)('under a base URL', () => {
  let nginx;
  beforeAll(async () => {
    nginx = await start('/base/');
  });
  afterAll(() => nginx?.stop());
  test.each(underBase)('%s → %s', async (address, expected) => {
    const answer = await nginx.ask(address);
    expect(expected.startsWith('404') ? `${answer.statusCode} /404.html` : outcome(answer)).toBe(expected);
  });
});

test('every folder of the table is named, and nothing of this machine', () => {
  const text = nginxConfig({ redirects });
  for (const { folder } of places) expect(text).toContain(`location ${folder === '/' ? '' : '^~ '}${folder} {`);
  expect(text).not.toContain(process.cwd());
  expect(readFileSync('Dockerfile', 'utf8')).toContain('/srv/site');
});
