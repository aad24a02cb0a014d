import { existsSync, readdirSync } from 'node:fs';

const found = (...files: string[]) => files.find((file) => existsSync(file));

/** Where Debian has its Firefox, the driver of WebKit, and the screen that a browser's window stands on. */
export const firefoxPath = found('/usr/bin/firefox-esr');
export const webkitDriver = '/usr/bin/WebKitWebDriver';
export const screen = '/usr/bin/Xvfb';

/** WebKitGTK's own small browser: in a folder of the machine's architecture. */
export const miniBrowser = found(
  ...(existsSync('/usr/lib') ? readdirSync('/usr/lib') : []).flatMap((name) =>
    ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) => `/usr/lib/${name}/${version}/MiniBrowser`),
  ),
);

/** Whether an engine is installed. In CI a journey is walked all the same, and fails. */
export const hasEngine = {
  Chromium: true,
  Firefox: Boolean(process.env.CI || firefoxPath),
  WebKit: Boolean(process.env.CI || (found(webkitDriver) && found(screen) && miniBrowser)),
};
