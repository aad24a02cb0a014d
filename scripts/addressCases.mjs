/**
 * A small build, and what its addresses are answered with: for `npm start` and for the generated configuration of nginx.
 * An answer is its status with the file or the place that it leads to.
 */
export const files = [
  ...['/index.html', '/404.html', '/demo.html', '/demo/antd.html', '/docs/intro.html', '/docs/index.html'],
  ...['/react-querybuilder/index.html', '/favicon.ico', '/assets/js/main.abc.js', '/img/a b.svg'],
  ...['/sandbox/frame/index.html', '/sandbox/8.json', '/docs/6/umd/index.html', '/docs/6/intro/index.html'],
];

/** Addresses that lead to others: with a query and a section of the target, and with neither. */
export const moved = [
  { from: '/docs/6/umd', to: '/docs/next/umd?from=6#start' },
  { from: '/docs/6/intro', to: '/docs/intro' },
];

/** @type {[address: string, answer: string][]} */
export const answers = [
  ['/', '200 /index.html'],
  ['/demo', '200 /demo.html'],
  ['/demo?q=1#x', '200 /demo.html'],
  ['/demo/antd', '200 /demo/antd.html'],
  ['/docs', '200 /docs/index.html'],
  ['/favicon.ico', '200 /favicon.ico'],
  ['/docs/6/umd', '301 /docs/next/umd?from=6#start'],
  ['/docs/6/umd?q=1', '301 /docs/next/umd?from=6&q=1#start'],
  ['/docs/6/intro?q=1', '301 /docs/intro?q=1'],
  ['/img/a%20b.svg', '200 /img/a b.svg'],
  ['/d%65mo', '200 /demo.html'],
  ['http://example.org/demo', '200 /demo.html'],
  // A document that pages frame is redirected nowhere, whichever way it is spelled.
  ['/sandbox/frame/', '200 /sandbox/frame/index.html'],
  ['/sandbox/frame', '200 /sandbox/frame/index.html'],
  ['/sandbox/frame/index.html', '200 /sandbox/frame/index.html'],
  ['/sandbox/8.json', '200 /sandbox/8.json'],
  // What stands for the same page is asked for without its suffix, the query kept.
  ['/index.html', '301 /'],
  ['/demo.html', '301 /demo'],
  ['/demo.htm?q=1', '301 /demo?q=1'],
  ['/demo/index.html', '301 /demo'],
  ['/demo/', '301 /demo'],
  ['/docs/', '301 /docs'],
  ['/docs/index.html', '301 /docs'],
  ['/react-querybuilder.html', '301 /react-querybuilder'],
  ['/react-querybuilder/', '301 /react-querybuilder'],
  // A header takes printable characters only.
  ['/demo/?\f\t', '301 /demo?%0C%09'],
  ['/demo/?\u00e4', '301 /demo?%C3%A4'],
];

/** Addresses of nothing. */
export const missing = [
  ...['/docs/6', '/docs/6/UMD', '/docs/6/umd/x', '/docs/6/umdx'],
  ...['/nothing', '/nothing.html', '/nothing/', '/DEMO', '/docs/Intro', '/docs/intro%20', '/docs/intro/x'],
  ...['/404', '/404.html', '/404/', '/index', '/docs/index', '/demo.html.html', '/demo//', '//demo', '/docs//intro'],
  ...[
    '/docs%2Fintro',
    '/docs%5Cintro',
    '/sandbox/',
    '/sandbox',
    '/docs/../demo',
    '/docs/%2E%2e/demo',
    '/docs/./intro',
    '//[',
  ],
  ...[
    '/sandbox/../demo',
    '/sandbox/frame/..',
    '/sandbox/frame/.',
    '/sandbox/nothing',
    '/sandbox/frame.html',
    '/%E0%A4',
  ],
];

/** What is no address at all: half of a code, a zero byte, or a way out of the site. */
export const malformed = [
  ...['/%', '/%E0%A4%A', '/%00', '/demo%00', '/sandbox/frame/%00', '/../demo', '/%2e%2e/demo', '/docs/../../demo'],
  ...['/sandbox/..%2f..%2fdemo', '/..'],
];

/** The same build under the base URL /base/. */
export const underBase = [
  ['/base/', '200 /index.html'],
  ['/base', '301 /base/'],
  ['/base?q', '301 /base/?q'],
  ['/base/index.html', '301 /base/'],
  ['/base/demo.html', '301 /base/demo'],
  ['/base/demo/', '301 /base/demo'],
  ['/base/docs/6/umd?q', '301 /base/docs/next/umd?from=6&q#start'],
  ['/base/assets/js/main.abc.js', '200 /assets/js/main.abc.js'],
  ['/', '404 /404.html'],
  ['/demo', '404 /404.html'],
  ['/demo.html', '404 /404.html'],
  ['/based', '404 /404.html'],
  ['/base/base/demo', '404 /404.html'],
];
