import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const succeeds = (command, args, options) => spawnSync(command, args, options).status === 0;
const which = (name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim();

/** Chromium without a window, which needs a third to two thirds of the processor time of the other (measured). */
const shell = 'chromium-headless-shell';

/** Path of an installed Chromium or Chrome, if there is one. */
const installed = () =>
  ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(which).find(Boolean) ||
  ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find((file) => existsSync(file));

/** Installs packages, where that needs no question: as root on Debian. */
function install(...debianPackages) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log(`Installing from Debian: ${debianPackages.join(', ')} …`);
  succeeds('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  succeeds('apt-get', ['install', '-y', '-qq', ...debianPackages], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/**
 * Finds a browser for the end-to-end tests: the one that is named by `CHROMIUM_PATH`, else Debian's windowless Chromium,
 * which is installed where that is possible, else any Chromium, else Playwright's own download.
 * @returns the path of the browser, or undefined for Playwright's own
 * @throws never: without a browser it says what to install and ends the process
 */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (!which(shell)) install(shell);
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

/** Installs Firefox and WebKit where that is possible. @returns names of those that are not there, whose tests are not run */
export function findOtherBrowsers() {
  const missing = () => others.filter(({ command }) => !which(command));
  const wanted = missing().flatMap(({ packages }) => packages);
  if (wanted.length) install(...wanted);
  return missing().map(({ name }) => name);
}
