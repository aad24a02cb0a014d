import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createSite } from './serve.mjs';
import { runs, seed } from './testScale';

let folder = '';
let port = 0;
let server;
const secret = 'not for readers';
const put = (file, text) => {
  mkdirSync(path.dirname(path.join(folder, 'build', file)), { recursive: true });
  writeFileSync(path.join(folder, 'build', file), text);
};
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'served-'));
  writeFileSync(path.join(folder, 'secret.txt'), secret);
  put('index.html', 'home');
  put('404.html', 'not found');
  put('docs/intro.html', 'introduction');
  put('docs/index.html', 'stub');
  put('assets/js/main.abc.js', 'x'.repeat(100_000));
  put('vanishing.bin', 'x');
  truncateSync(path.join(folder, 'build/vanishing.bin'), 200_000_000);
  symlinkSync(path.join(folder, 'secret.txt'), path.join(folder, 'build/link.txt'));
  server = createSite(path.join(folder, 'build'));
  await new Promise((listening) => server.listen(0, listening));
  port = server.address().port;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

/**
 * What comes back for raw bytes, until the server ends the connection.
 * @param {string | Buffer} bytes
 * @param {{ leave?: 'at once' | 'when answered' }} options when this side ends it instead
 */
const raw = (bytes, { leave } = {}) =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => (leave === 'at once' ? socket.end(bytes) : socket.write(bytes)));
    socket.setEncoding('latin1');
    socket.on('data', (data) => {
      answer += data;
      if (leave && !/^HTTP\/1\.1 100 .*\r\n\r\n$/s.test(answer)) socket.destroy();
    });
    // Resetting the connection is an answer, too.
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
const get = (address, { method = 'GET', headers = '' } = {}) =>
  raw(`${method} ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`);
const status = (answer) => Number(/^(?:HTTP\/1\.1 100 .*\r\n\r\n)?HTTP\/1\.1 (\d+)/s.exec(answer)?.[1]);
const body = (answer) => answer.slice(answer.indexOf('\r\n\r\n') + 4);

describe('answers', () => {
  test.each([
    ['/', 200, 'home'],
    ['/docs/intro', 200, 'introduction'],
    ['/docs', 200, 'stub'],
    ['/docs/nothing', 404, 'not found'],
    ['//[', 404, 'not found'],
    ['/assets', 404, 'not found'],
    ['/assets/', 404, 'not found'],
    ['/../secret.txt', 400, 'This is not an address of a site.\n'],
    ['/%2e%2e/secret.txt', 400, 'This is not an address of a site.\n'],
    ['/..%2fsecret.txt', 400, 'This is not an address of a site.\n'],
    ['/link.txt', 404, 'not found'],
    ['/DOCS/intro', 404, 'not found'],
    [`/${'a'.repeat(9000)}`, 404, 'not found'],
  ])('%s → %i', async (address, code, text) => {
    const answer = await get(address);
    expect([status(answer), body(answer)]).toEqual([code, text]);
  });
  test('HEAD has the headers of GET, and no body', async () => {
    const lines = (answer) =>
      answer
        .split('\r\n\r\n')[0]
        .split('\r\n')
        .filter((line) => !line.startsWith('Date'));
    for (const address of ['/docs/intro', '/nothing', '/index.html']) {
      const answer = await get(address, { method: 'HEAD' });
      expect(body(answer)).toBe('');
      expect(lines(answer)).toEqual(lines(await get(address)));
    }
  });
  test.each([
    ['bytes=0-3', 206, 'intr'],
    ['bytes=-4', 206, 'tion'],
    ['bytes=8-', 206, 'tion'],
    ['bytes=50-', 416],
    ['bytes=3-1', 416],
    ['bytes=-', 416],
    ['bytes=a', 416],
  ])('a range %s → %i', async (range, code, text) => {
    const answer = await get('/docs/intro', { headers: `Range: ${range}\r\n` });
    expect(status(answer)).toBe(code);
    if (text) expect(body(answer)).toBe(text);
  });
  test('a page that has not changed is not sent again; the not-found page always is', async () => {
    const tag = /etag: (.*)\r/i.exec(await get('/docs/intro'))[1];
    expect(status(await get('/docs/intro', { headers: `If-None-Match: ${tag}\r\n` }))).toBe(304);
    for (const headers of ['If-None-Match: *\r\n', 'If-Match: "x"\r\n', 'Range: bytes=0-1\r\n'])
      expect(body(await get('/nothing', { headers }))).toBe('not found');
  });
  test('headers that are too long', async () =>
    expect(status(await get('/', { headers: `X-Long: ${'x'.repeat(100_000)}\r\n` }))).toBe(431));
  test('other methods, with a body that does not come to its end', async () => {
    const answer = await get('/docs/intro', { method: 'POST', headers: 'Content-Length: 1000000\r\n' });
    expect([status(answer), /allow: (.*)\r/i.exec(answer)?.[1]]).toEqual([405, 'GET, HEAD']);
  });
  test('a file that is emptied while it is sent', async () => {
    const received = await new Promise((resolve) => {
      let length = 0;
      const socket = connect(port, '127.0.0.1', () =>
        socket.write('GET /vanishing.bin HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
      );
      socket.once('data', () => truncateSync(path.join(folder, 'build/vanishing.bin'), 0));
      socket.on('data', (data) => (length += data.length));
      socket.on('error', () => {});
      socket.on('close', () => resolve(length));
    });
    expect(received).toBeLessThan(200_000_000);
    expect(body(await get('/'))).toBe('home');
  });
  test('a reader who leaves in the middle', async () => {
    await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write('GET /assets/js/main.abc.js HTTP/1.1\r\nHost: localhost\r\n\r\n'),
      );
      socket.once('data', () => socket.resetAndDestroy());
      socket.on('close', resolve);
    });
    expect(body(await get('/'))).toBe('home');
  });
});

/** Random numbers below a bound, the same ones for the same seed. */
function random(seed) {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

describe('raw requests, others each day', () => {
  const next = random(seed);
  const one = (list) => list[next(list.length)];
  const many = (list, most) => Array.from({ length: next(most) }, () => one(list)).join('');
  const bytes = ['\0', '\t', '\f', '\r', '\n', '\x7f', '\xff', '\xe4', ' ', 'a', '%', ':', '"', '\\'];
  const parts = ['/', '//', '[', ']', '..', '%2e', '%2f', '%00', '%', '%E0%A4%A', '?', '#', '@', ':', '*', '.html'];
  const names = ['docs', 'intro', 'index', '404', 'assets', 'http:', 'localhost', 'link.txt', 'secret.txt', '~', '&'];
  const address = () => (next(3) === 0 ? one(['/', '/docs/intro', '/docs/', '/assets/js/main.abc.js?a']) : wild());
  const wild = () =>
    `${one(['/', '/', '/', '//', '', 'http://'])}${many([...parts, ...names, ...bytes.slice(2, 8)], 7)}`;
  const often = (usual, others) => (next(4) === 0 ? one(others) : usual);
  const methods = ['HEAD', 'POST', 'OPTIONS', 'CONNECT', 'TRACE', 'PUT', 'get', 'NONE', ''];
  const header = () =>
    one([
      () => `Range: bytes=${next(20)}-${one([next(20), '', '-', 'x'])}`,
      () => `Range: ${one(['bytes=', 'bytes', 'lines=', ''])}${many(['0', '9', '-', ',', ' ', 'x', '99999999999'], 6)}`,
      () => one(['If-None-Match: *', 'If-Match: "x"']),
      () =>
        `If-${one(['None-Match', 'Match', 'Modified-Since', 'Unmodified-Since', 'Range'])}: ${many([...bytes, '*'], 5)}`,
      () => `Content-Length: ${one(['0', '5', '-1', 'x', '99999999999999999999'])}`,
      () => `Transfer-Encoding: ${one(['chunked', 'gzip', 'x, chunked'])}`,
      () => `Expect: ${one(['100-continue', 'x'])}`,
      () => `Connection: ${one(['upgrade', 'close', 'keep-alive'])}\r\nUpgrade: ${one(['websocket', 'h2c', ''])}`,
      () => `${many(bytes, 4)}: ${many(bytes, 4)}`,
      () => `X: ${'x'.repeat(next(20_000))}`,
    ])();
  const request = () => {
    const head = `${often('GET', methods)} ${address()} ${often('HTTP/1.1', ['HTTP/1.0', 'HTTP/9', ''])}\r\n`;
    const lines = ['Host: localhost', ...Array.from({ length: next(3) }, header)];
    const whole = `${head}${lines.join('\r\n')}\r\n\r\n${many(bytes, 10)}`;
    return next(10) === 0
      ? { text: whole.slice(0, next(whole.length)), leave: 'at once' }
      : { text: whole, leave: 'when answered' };
  };

  /** One for each kind of answer. */
  const ofEachKind = [
    [200, 'GET / HTTP/1.1', ''],
    [206, 'GET / HTTP/1.1', 'Range: bytes=0-1'],
    [301, 'GET /docs/intro/ HTTP/1.1', ''],
    [304, 'GET / HTTP/1.1', 'If-None-Match: *'],
    [400, 'GET /[ HTTP/9', ''],
    [404, 'GET /nowhere HTTP/1.1', ''],
    [405, 'POST / HTTP/1.1', ''],
    [412, 'GET / HTTP/1.1', 'If-Match: "x"'],
    [416, 'GET / HTTP/1.1', 'Range: bytes=99999999999-'],
    [417, 'GET / HTTP/1.1', 'Expect: x'],
    [431, 'GET / HTTP/1.1', `X: ${'x'.repeat(20_000)}`],
  ].map(([code, line, header]) => ({ code, text: `${line}\r\nHost: localhost\r\n${header}${header && '\r\n'}\r\n` }));

  test('none of them ends the server, fails inside it or gets at a file outside the build', {
    timeout: 120_000,
  }, async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (let sent = 0; sent < runs(1500); sent += 50) {
      const requests = Array.from({ length: 50 }, request);
      const answers = await Promise.all(requests.map(({ text, leave }) => raw(Buffer.from(text, 'latin1'), { leave })));
      answers.forEach((answer, index) => {
        const code = status(answer) || 'none';
        const seen = JSON.stringify(requests[index].text);
        expect(code === 'none' || code < 500, `${code} for ${seen}`).toBe(true);
        expect(answer.includes(secret), seen).toBe(false);
      });
    }
    expect(errors).not.toHaveBeenCalled();
    for (const { code, text } of ofEachKind)
      expect(status(await raw(text, { leave: 'when answered' })), text.slice(0, 99)).toBe(code);
    expect(body(await get('/'))).toBe('home');
  });
});

test('without a build it says so', () =>
  expect(() => createSite(path.join(folder, 'nowhere'))).toThrow(
    /There is no build in .*nowhere\/\. Run: npm run build/,
  ));
