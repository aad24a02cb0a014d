import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

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

/** The other engines, which `e2e/browsers/` drives, by a command of each and the packages of Debian that bring it. */
const others = [
  { name: 'Firefox', command: 'firefox-esr', packages: ['firefox-esr'] },
  { name: 'WebKit', command: 'WebKitWebDriver', packages: ['webkit2gtk-driver', 'xvfb'] },
];

/** Firefox and WebKit where they are not installed. */
const missing = () => others.filter(({ command }) => !which(command));

/** @returns {string} the other engines that are not there, whose journeys are not walked, in a sentence; empty if all are */
export function notRun() {
  const names = missing().map(({ name }) => name);
  return names.length ? `Not run, because it is not installed: the journeys in ${names.join(' and ')}.` : '';
}

/**
 * Installs the browsers that are missing, where that needs no question: as root on Debian. It needs no package of npm, so
 * that those can come meanwhile.
 * @returns a promise that settles when that has ended, well or not
 */
export async function installBrowsers() {
  const packages = missing().flatMap(({ packages }) => packages);
  if (!process.env.CHROMIUM_PATH && !which(shell)) packages.push(shell);
  if (!packages.length || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log(`Installing from Debian: ${packages.join(', ')} …`);
  const command = 'apt-get update -qq; apt-get install -y -qq "$@"';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const installing = spawn('sh', ['-c', command, 'sh', ...packages], { stdio: 'ignore', env });
  await once(installing, 'close').catch(() => {});
}
