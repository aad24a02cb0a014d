import { readFileSync } from 'node:fs';
import { expect, open, test } from '../../e2e/fixtures/site';
import { fromHeadings, fromTasks } from '../../e2e/search/relevance/queries';
import type { IndexFile } from '../../plugins/search/packIndex';

const line = JSON.parse(readFileSync('build/search/docs-default-5.json', 'utf8')) as IndexFile;
const queries = [...fromHeadings, ...fromTasks].filter((_, at) => at % 4 === 0).map(([query]) => query);

/** The line's pages several times, each copy with words of its own, as a larger site would have. */
const times = (factor: number): IndexFile => {
  const copies = Array.from({ length: factor }, (_, copy) => copy);
  const repeat = (column: string) => copies.map(() => column).join('\n');
  const ownWords = (copy: number) =>
    copy
      ? line.contents.replace(/\b[a-z]{7,}\b/g, (word) => (word.length % 3 ? word : `${word}${copy}`))
      : line.contents;
  return {
    ...line,
    pages: copies.flatMap((copy) =>
      line.pages.map(([url, ...rest]): IndexFile['pages'][number] => [copy ? `${url}-${copy}` : url, ...rest]),
    ),
    types: repeat(line.types),
    headings: repeat(line.headings),
    anchors: repeat(line.anchors),
    contents: copies.map(ownWords).join('\n'),
    codes: repeat(line.codes),
    synonyms: repeat(line.synonyms),
  };
};

for (const factor of [1, 10]) {
  test(`speed of the search, ${factor} × v5.x (prints only)`, async ({ page }) => {
    const corpus = JSON.stringify(times(factor));
    await page.route('**/search/docs-default-5.json', (route) =>
      route.fulfill({ body: corpus, contentType: 'application/json' }),
    );
    await open(page, '/docs/intro');
    const worker = page.waitForEvent('worker');
    await page.keyboard.press('/');
    await page.getByPlaceholder('Search docs').fill('x');
    const script = (await worker).url();
    const measured = await page.evaluate(
      async ({ script, queries }) => {
        const folder = `${location.origin}/search/`;
        const facetFilters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-5']];
        const searcher = new Worker(script);
        const ask = (query: string, filters: unknown = facetFilters) =>
          new Promise<number>((resolve) => {
            const started = performance.now();
            searcher.onmessage = ({ data }) => {
              if (!data.ready) resolve(performance.now() - started);
            };
            searcher.postMessage({ id: 1, folder, requests: [{ query, facetFilters: filters, hitsPerPage: 20 }] });
          });
        // What loading takes without indexing: a second worker-less fetch of the same file.
        await ask('x', ['docusaurus_tag:default']);
        const fetched = performance.now();
        const text = await (await fetch(`${folder}docs-default-5.json`)).text();
        const loading = performance.now() - fetched;
        const ready = Math.max(0, (await ask('x')) - loading);
        const typed = queries.flatMap((query) => Array.from(query, (_, at) => query.slice(0, at + 1)));
        const index: number[] = [];
        for (const query of typed) index.push(await ask(query));
        // A record is a line of each column.
        const { headings, contents, codes } = JSON.parse(text) as Record<'headings' | 'contents' | 'codes', string>;
        const [texts, code] = [contents.split('\n'), codes.split('\n')];
        const records = headings.split('\n').map((heading, at) => `${heading} ${texts[at]} ${code[at]}`);
        const scan = typed.map((query) => {
          const started = performance.now();
          const words = query.toLowerCase().split(/\W+/).filter(Boolean);
          records
            .map((record) => {
              const lower = record.toLowerCase();
              return words.reduce((sum, word) => sum + lower.split(word).length - 1, 0);
            })
            .sort((a, b) => b - a);
          return performance.now() - started;
        });
        const p95 = (all: number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? 0;
        return { ready, keys: typed.length, records: records.length, index: p95(index), scan: p95(scan) };
      },
      { script, queries },
    );
    const { ready, keys, records, index, scan } = measured;
    console.log(
      `search, ${records} sections: ready ${ready.toFixed(0)} ms after the index arrived; p95 of ${keys} keystrokes ${index.toFixed(1)} ms, linear scan ${scan.toFixed(1)} ms`,
    );
    expect(keys).toBeGreaterThan(100);
  });
}
