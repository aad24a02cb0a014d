import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const succeeds = (command, args, options) => spawnSync(command, args, options).status === 0;
const which = (name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim();

/** Path of an installed Chromium or Chrome, if there is one. */
const installed = () =>
  process.env.CHROMIUM_PATH ||
  ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(which).find(Boolean) ||
  ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find((file) => existsSync(file));

/**
 * Finds a browser for the end-to-end tests: an installed one, else Playwright's own download, else (as root on
 * Debian) the package `chromium`.
 * @returns the path of the browser, or undefined for Playwright's own
 * @throws never: without a browser it says what to install and ends the process
 */
export function findBrowser() {
  const found = installed();
  if (found) return found;
  console.log('No Chromium is installed; trying the download of Playwright …');
  if (succeeds('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 })) return undefined;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Installing the Debian package chromium …');
    succeeds('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    succeeds('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const debian = installed();
    if (debian) return debian;
  }
  console.error('The end-to-end tests need a browser. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.');
  process.exit(1);
}
