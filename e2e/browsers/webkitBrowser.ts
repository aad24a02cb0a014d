import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect } from '@playwright/test';
import { answerLimit, type Browser, type Driver, desktop } from './Driver';
import { miniBrowser, screen, webkitDriver } from './installed';
import { noteProblems } from './noteProblems';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

/** Keys that are no letters, as W3C WebDriver calls them. */
const keyCodes: Record<string, string> = {
  Backspace: '\ue003',
  Tab: '\ue004',
  Enter: '\ue007',
  '\n': '\ue007',
  Control: '\ue009',
  Escape: '\ue00c',
  End: '\ue010',
  Home: '\ue011',
  ArrowDown: '\ue015',
};

type Failure = { error?: string; message?: string };
type Ask = (method: string, at: string, body?: object) => Promise<unknown>;

/** @returns WebKit, of which each visitor has a screen, a driver and a browser of their own: a driver's second session may not begin */
export async function openWebKit(): Promise<Browser> {
  if (!miniBrowser) throw new Error('WebKit is not installed: packages webkit2gtk-driver and xvfb of Debian');
  return { visit, close: async () => {} };
}

/** @see https://www.w3.org/TR/webdriver2/ */
async function visit(): Promise<Driver> {
  // Xvfb takes the first free number, and writes it down.
  const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(display.stdio[3] as NodeJS.ReadableStream, 'data');
  const port = await freePort();
  const server = spawn(webkitDriver, ['--host=127.0.0.1', `--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(number).trim()}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    stdio: 'ignore',
  });
  const ask: Ask = async (method, at, body) => {
    const options = { method, signal: AbortSignal.timeout(answerLimit), ...(body && { body: JSON.stringify(body) }) };
    const { ok, value } = await fetch(`http://127.0.0.1:${port}${at}`, options).then(
      async (response) => ({ ok: response.ok, ...((await response.json()) as { value: Failure }) }),
      (cause) => {
        throw new Error(`WebKit does not answer ${method} ${at} ${JSON.stringify(body ?? '').slice(0, 200)}`, {
          cause,
        });
      },
    );
    if (!ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await expect(() => ask('GET', '/status')).toPass({ timeout: answerLimit });
  const { sessionId } = (await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } },
    },
  })) as { sessionId: string };
  const driver = driverOf((method, at, body) => ask(method, `/session/${sessionId}${at}`, body));
  await driver.resize(desktop.width, desktop.height);
  // The browser ends with its screen.
  const close = async () => {
    server.kill();
    display.kill();
  };
  return { ...driver, close };
}

function driverOf(ask: Ask): Omit<Driver, 'close'> {
  const problems: string[] = [];
  const keys = (actions: object[]) => ask('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  const [down, up] = ['keyDown', 'keyUp'].map((type) => (key: string) => ({ type, value: keyCodes[key] ?? key })) as [
    (key: string) => object,
    (key: string) => object,
  ];
  const element = async (expression: string) => {
    const found = await ask('POST', '/execute/sync', { script: `return (${expression})`, args: [] });
    return `/element/${Object.values(found as Record<string, string>)[0]}`;
  };
  const click = async (expression: string) => {
    await ask('POST', `${await element(expression)}/click`, {});
  };
  const run = async (expression: string) => {
    // A classic driver has no log, so that each call brings what the page has noted since the one before.
    const script = `const noted = (${noteProblems})();
      return Promise.resolve(${expression}).then((value) => [value, noted.splice(0)])`;
    const [value, noted] = (await ask('POST', '/execute/sync', { script, args: [] })) as [unknown, string[]];
    problems.push(...noted);
    return value;
  };
  return {
    run,
    click,
    async open(address) {
      await ask('POST', '/url', { url: address });
      await run('0');
    },
    type: async (text) => {
      await keys([...text].flatMap((letter) => [down(letter), up(letter)]));
    },
    press: async (chord) => {
      const all = chord.split('+');
      await keys([...all.map(down), ...all.toReversed().map(up)]);
    },
    choose: click,
    upload: async (field, file) => {
      await ask('POST', `${await element(field)}/value`, { text: file });
    },
    // Its window has a row of buttons, and is never narrower than that: 447 pixels.
    resize: async (width, height) => {
      await ask('POST', '/window/rect', { x: 0, y: 0, width, height });
    },
    async problems() {
      await run('0');
      return problems;
    },
  };
}
