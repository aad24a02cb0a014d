import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { miniBrowser, screen, webkitDriver } from './installed';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

/** What W3C WebDriver calls an element. */
type Found = { 'element-6066-11e4-a52e-4f735466cecf': string };

/**
 * A window of WebKit on a screen of its own, driven by W3C WebDriver.
 * @see https://www.w3.org/TR/webdriver2/
 */
export async function openWebKit() {
  // Xvfb takes the first free number, and writes it down.
  const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(display.stdio[3] as NodeJS.ReadableStream, 'data');
  const port = await freePort();
  const server = spawn(webkitDriver, ['--host=127.0.0.1', `--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(number).trim()}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    stdio: 'ignore',
  });
  const ask = async (method: string, at: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${at}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value as unknown;
  };
  /** Asks until there is an answer that is wanted: WebDriver itself waits for elements only. */
  async function until<Value>(words: string, get: () => Promise<Value>, is: (value: Value) => boolean): Promise<Value> {
    const end = Date.now() + 30_000;
    let last: unknown;
    while (Date.now() < end) {
      last = await get().catch((error: Error) => error.message);
      if (typeof last !== 'string' || !/^(no such|stale|javascript error|connect|fetch)/i.test(last))
        if (is(last as Value)) return last as Value;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`${words}: after 30 s it is ${JSON.stringify(last)}`);
  }
  await until(
    'WebKitWebDriver',
    () => ask('GET', '/status'),
    (status) => Boolean((status as { ready?: boolean })?.ready),
  );
  const { sessionId } = (await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } },
    },
  })) as { sessionId: string };
  const inSession = (method: string, at: string, body?: object) => ask(method, `/session/${sessionId}${at}`, body);
  const run = <Value>(script: string) =>
    inSession('POST', '/execute/sync', { script: `return (${script})`, args: [] }) as Promise<Value>;
  const find = (selector: string) =>
    until(
      selector,
      () => inSession('POST', '/element', { using: 'css selector', value: selector }) as Promise<Found>,
      (found) => typeof found === 'object',
    ).then((found) => Object.values(found)[0]);
  return {
    open: (url: string) => inSession('POST', '/url', { url }),
    /** The value of an expression in the page. */
    run,
    /** Waits for the value of an expression. */
    expect: <Value>(script: string, is: (value: Value) => boolean) => until(script, () => run<Value>(script), is),
    click: async (selector: string) => inSession('POST', `/element/${await find(selector)}/click`, {}),
    keys: async (selector: string, text: string) =>
      inSession('POST', `/element/${await find(selector)}/value`, { text }),
    async close() {
      await inSession('DELETE', '').catch(() => {});
      for (const process of [server, display]) process.kill();
    },
  };
}
export type WebKit = Awaited<ReturnType<typeof openWebKit>>;
