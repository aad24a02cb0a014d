// Lighthouse, mobile, and what a first view fetches, for some pages of one build or more:
// npm run bench -- first-view [folder of another build] …
import { once } from 'node:events';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowser, installPrograms } from '../scripts/browser.mjs';
import { createSite } from '../scripts/serve.mjs';

const runs = Number(process.env.BENCH_RUNS ?? 5);
const routes = [
  ...['/', '/docs/intro', '/docs/tips/limit-groups'],
  ...['/docs/next/api/export', '/docs/api/export', '/docs/api/querybuilder'],
  ...['/demo', '/demo/antd', '/demo/material'],
];

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** Lighthouse speaks to the browser through a port. */
const port = 9333;
await installPrograms();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${port}`],
});

/** One visit of a page that nothing has been fetched of before. */
async function visit(address) {
  const { lhr } = await lighthouse(address, { port, onlyCategories: ['performance'], logLevel: 'error' });
  const { items } = lhr.audits['network-requests'].details;
  const bytes = {};
  for (const { resourceType, transferSize } of items) bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
  const figure = (name) => lhr.audits[name].numericValue;
  return {
    score: Math.round(lhr.categories.performance.score * 100),
    paint: figure('first-contentful-paint'),
    largest: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    bytes,
  };
}

async function measure(origin, route) {
  const visits = [];
  for (let run = 0; run < runs; run++) visits.push(await visit(origin + route));
  const of = (name) => median(visits.map((each) => each[name]));
  const kinds = Object.entries(visits[0].bytes).map(([kind, size]) => `${kind.toLowerCase()} ${kilobytes(size)}`);
  return {
    score: `${of('score')} (${Math.min(...visits.map(({ score }) => score))})`,
    'FCP ms': Math.round(of('paint')),
    'LCP ms': Math.round(of('largest')),
    'TBT ms': Math.round(of('blocked')),
    CLS: of('shift').toFixed(3),
    'KB sent': kinds.join(', '),
  };
}

const folders = ['build', ...process.argv.slice(2)];
try {
  for (const route of routes)
    for (const folder of folders) {
      const server = createSite(folder).listen(0);
      await once(server, 'listening');
      const row = await measure(`http://localhost:${server.address().port}`, route);
      console.log(
        `${route} [${folder}] ${Object.entries(row)
          .map(([name, value]) => `${name} ${value}`)
          .join('; ')}`,
      );
      server.close();
      server.closeAllConnections();
    }
} finally {
  await browser.close();
}
