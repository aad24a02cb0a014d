import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { documentedLines, latest } from '../../lines/lines';
import { pagesBelow } from '../pagesBelow';
import { brokenLinks } from './links';

const lines = documentedLines();

/** The file of a path below /docs; a path that is no page's is one of the latest line that may be missing. */
function pageAt(pathname: string): string | undefined {
  const [, prefix, rest = ''] = /^\/docs\/(?:(next|\d+)\/)?(.*)$/.exec(pathname) ?? [];
  if (!rest || rest.startsWith('category/')) return undefined;
  const line = lines.find(({ id }) => id === (prefix === 'next' ? 'current' : (prefix ?? latest)));
  return line && path.resolve(line.docs, `${rest}.mdx`);
}

// The build finds these too, in two minutes, and says the page without the line.
describe.each(lines.map((line) => [line.release, line] as const))('links of the pages of %s', (_, line) => {
  const pages = pagesBelow(path.resolve(line.docs));

  it.each(pages.map((page) => path.relative('.', page)))(
    '%s links pages and anchors that exist',
    (page) => expect(brokenLinks(path.resolve(page), pageAt)).toEqual([]),
    30_000,
  );
});

describe('broken links', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'links-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };

  it('are named with page, line and what is missing', () => {
    write('other.mdx', '## Here\n\n## Here\n\n### Own {/* #chosen */}\n');
    const page = write(
      'page.mdx',
      [
        '[a](./other.mdx#here) [b](./other.mdx#here-1) [c](./other.mdx#chosen) [d](https://a.example/#x)',
        '[e](./other.mdx#own)',
        '[f](./gone.mdx)',
        '[g](#nowhere) [h](#title)',
        '[i](/docs/gone) [j](/docs/next/intro) [k](/demo#anything)',
        '<div id="written" title="not-id">\n\n[l](#written) [m](#not-id) <b id="inline">[n](#inline)</b>\n\n</div>',
        '# Title',
      ].join('\n\n'),
    );
    expect(brokenLinks(page, pageAt).map((line) => line.replace(/^.*page\.mdx/, ''))).toEqual([
      ':3 ./other.mdx#own: the page has no such anchor',
      ':5 ./gone.mdx: there is no such page',
      ':7 #nowhere: the page has no such anchor',
      ':9 /docs/gone: there is no such page',
      ':13 #not-id: the page has no such anchor',
    ]);
  });

  it('are looked for in the parts that a page imports', () => {
    write('_part.mdx', '## In the part\n');
    const page = write('whole.mdx', "import Part from './_part.mdx';\n\n<Part />\n\n[a](#in-the-part) [b](#not)\n");
    expect(existsSync(page)).toBe(true);
    expect(brokenLinks(page, pageAt)).toHaveLength(1);
  });
});
