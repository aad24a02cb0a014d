import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readPages } from './readPages';

it('reads the pages of a build by their docs tag, in order, without the search page and the one that is not found', async () => {
  const outDir = await mkdtemp(path.join(os.tmpdir(), 'react-querybuilder-search-'));
  await mkdir(path.join(outDir, 'docs'));
  const write = (name: string, title: string, tag = '') =>
    writeFile(
      path.join(outDir, `${name}.html`),
      `<meta name="docusaurus_tag" content="${tag}"><main><h1>${title}</h1></main>`,
    );
  await write('index', 'Home');
  await write('search', 'Search');
  await write('404', 'Not found');
  await write('docs/b', 'B', 'docs-default-5');
  await write('docs/a', 'A', 'docs-default-5');
  await write('docs/search-page', 'Of search', 'docs-default-5');
  const routes = ['/base/', '/base/search', '/base/404.html', '/base/docs/search-page', '/base/docs/b', '/base/docs/a'];
  const byTag = await readPages(outDir, '/base/', routes);
  await rm(outDir, { recursive: true });
  expect([...byTag].map(([tag, records]) => [tag, records.map(({ url, hierarchy }) => [url, hierarchy.lvl1])])).toEqual(
    [
      ['default', [['/base/', 'Home']]],
      [
        'docs-default-5',
        [
          ['/base/docs/a', 'A'],
          ['/base/docs/b', 'B'],
          ['/base/docs/search-page', 'Of search'],
        ],
      ],
    ],
  );
});
