import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { hasBrotli, hasNginx } from '../hosting/runNginx.mjs';

const succeeds = (command, args, options) => spawnSync(command, args, options).status === 0;
const which = (name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim();

/** Chromium without a window, which needs a third to two thirds of the processor time of the other (measured). */
const shell = 'chromium-headless-shell';

/** Path of an installed Chromium or Chrome, if there is one. */
const installed = () =>
  ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(which).find(Boolean) ||
  ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find((file) => existsSync(file));

/**
 * Finds a browser for the end-to-end tests: the one that is named by `CHROMIUM_PATH`, else Debian's windowless Chromium,
 * else any Chromium, else Playwright's own download.
 * @returns the path of the browser, or undefined for Playwright's own
 * @throws never: without a browser it says what to install and ends the process
 */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const found = which(shell) || installed();
  if (found) return found;
  console.log('No Chromium is installed; trying the download of Playwright …');
  if (succeeds('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 })) return undefined;
  console.error('The end-to-end tests need a browser. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.');
  process.exit(1);
}

/**
 * What else tests run: the other engines, which `e2e/browsers/` drives, and the web server that the end-to-end tests visit.
 * Each with the packages of Debian that bring it, and the tests that are not run without it.
 */
const others = [
  { isThere: () => which('firefox-esr'), packages: ['firefox-esr'], tests: 'the journeys in Firefox' },
  {
    isThere: () => which('WebKitWebDriver'),
    packages: ['webkit2gtk-driver', 'xvfb'],
    tests: 'the journeys in WebKit',
  },
  {
    isThere: () => hasNginx() && hasBrotli(),
    // Its package starts it at once, for everybody who reaches the machine, where no such file forbids it, as in Debian's images.
    packages: existsSync('/usr/sbin/policy-rc.d') ? ['nginx', 'libnginx-mod-http-brotli-static'] : [],
    tests: 'the tests of nginx',
  },
];

const missing = () => others.filter(({ isThere }) => !isThere());

/** @returns {string} the tests that are not run for want of a program, in a sentence; empty if there are none */
export function notRun() {
  const tests = missing().map((each) => each.tests);
  return tests.length ? `Not run, because what they need is not installed: ${tests.join(', ')}.` : '';
}

/**
 * Installs the browsers that are missing, and nginx, where that needs no question: as root on Debian. It needs no package of
 * npm, so that those can come meanwhile.
 * @returns a promise that settles when that has ended, well or not
 */
export async function installPrograms() {
  const packages = missing().flatMap(({ packages }) => packages);
  if (!process.env.CHROMIUM_PATH && !which(shell)) packages.push(shell);
  if (!packages.length || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log(`Installing from Debian: ${packages.join(', ')} …`);
  const command = 'apt-get update -qq; apt-get install -y -qq "$@"';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const installing = spawn('sh', ['-c', command, 'sh', ...packages], { stdio: 'ignore', env });
  await once(installing, 'close').catch(() => {});
}
