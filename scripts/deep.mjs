import { execFileSync } from 'node:child_process';
import { findBrowser, installPrograms, notRun } from './browser.mjs';
import { isBuilt } from './build.mjs';
import { install } from './install.mjs';
import { Parts } from './parts.mjs';

/**
 * What `npm run deep -- <part>` can run: tests of `npm test` that take everything where that takes a share, because
 * TEST_DEEP names their part (testScale.ts). Each part takes at most half an hour on two cores.
 * @satisfies {Record<string, { about: string, needs?: string, vitest?: () => string[], playwright?: string[] }>}
 */
export const parts = {
  browsers: {
    about: 'every journey in Chromium, Firefox and WebKit',
    playwright: ['e2e/browsers'],
  },
  pages: {
    about: 'every page of the site in the browser, and the queries that pages of every line run',
    playwright: ['e2e/site/pages.spec.ts', 'e2e/docs/run-in-docs.spec.ts'],
  },
  toolkits: {
    about: 'the demo in every toolkit with every release and option',
    playwright: ['e2e/demo'],
  },
  samples: {
    about: 'every sample on its page, live and edited, and against the declarations that the editor has',
    vitest: () => ['plugins/sandbox', 'plugins/remark-samples'],
    playwright: ['e2e/site/pages.spec.ts', 'e2e/docs/samples.spec.ts', 'e2e/docs/edit-sample'],
  },
  fuzz: {
    about: 'unit tests that draw at random, with ten times as many cases',
    vitest: () => propertyTests(),
  },
  hostile: {
    about: 'hostile links, files, programs and stored values in the browser, two to fifty times as many',
    playwright: ['e2e/demo/hostile.spec.ts', 'e2e/docs/hostile-programs.spec.ts', 'e2e/site/storage.spec.ts'],
  },
  engines: {
    about: 'the published counts of what exports select, run anew with all 2,000 queries',
    vitest: () => ['src/engines/proof/truth.test.ts', 'src/engines/proof/unexplained.test.ts'],
  },
  corpus: {
    about: "strangers' tables and crafted ones, each cell compared with another reader",
    needs: 'bench',
    vitest: () => ['src/own-data/corpus'],
  },
  faults: {
    about: 'every action with every fault of server and connection',
    playwright: ['e2e/faults'],
  },
  'first-actions': {
    about: 'the first thing that a visitor does, on a slow line, at twenty moments',
    playwright: ['e2e/site/first-action.spec.ts'],
  },
  offline: {
    about: 'offline use of every page and sample',
    playwright: ['e2e/site/offline.spec.ts', 'e2e/site/offline-download.spec.ts'],
  },
  reproducible: {
    about: 'a second build in another folder, compared byte by byte',
    playwright: ['e2e/build/reproducible.spec.ts'],
  },
};

/** Unit tests that draw at random: by `fast-check`, or by a number of runs of testScale.ts. */
const propertyTests = () =>
  execFileSync('git', ['grep', '-lE', 'fast-check|/testScale', '--', '*.test.ts', '*.test.tsx', '*.test.mjs'], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => !/^e2e\/(?!fixtures\/)/.test(file));

const usage = () =>
  `npm run deep -- <part>\n${Object.entries(parts)
    .map(([name, { about }]) => `  ${name.padEnd(14)}${about}`)
    .join('\n')}`;

async function main(name) {
  const part = Object.hasOwn(parts, name ?? '') ? parts[name] : undefined;
  if (!part) {
    console.error(usage());
    process.exit(2);
  }
  const programs = part.playwright && installPrograms();
  install();
  if (part.needs) install(part.needs);
  await programs;
  const browser = part.playwright && findBrowser();
  const run = new Parts({ TEST_DEEP: name, ...(browser && { CHROMIUM_PATH: browser }) });
  if (part.vitest) await run.run('unit tests', ['npx', 'vitest', 'run', '--project', 'unit*', ...part.vitest()]);
  if (part.playwright) {
    if (!isBuilt()) await run.run('build', ['npm', 'run', '--silent', 'build']);
    await run.run('end-to-end tests', ['npx', 'playwright', 'test', ...part.playwright]);
  }
  run.end(name === 'browsers' ? notRun() : '');
}

if (import.meta.url === `file://${process.argv[1]}`) await main(process.argv[2]);
