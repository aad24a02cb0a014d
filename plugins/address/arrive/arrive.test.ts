import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { documentedLines } from '../../../lines/lines';
import { arriveScript } from '..';

const lines = documentedLines();
const next = lines.find(({ id }) => id === 'current');
const script = arriveScript('/base/', lines, ['6', '7'], ['/demo', '/demo/antd', '/demo/chakra']);
const table = { moved: { 'api/misc': { 'api/constants#': 'testid', '/docs/next/umd?from=7#a': 'newer' } }, names: {} };

/** A page after the script has looked at its address. */
async function visit(address: string, { hasTable = true, head = '' } = {}) {
  const { window } = new JSDOM(
    `<head>${head}</head><main><div id="arrival"></div><h1>Title</h1><h2 id="Here">Here</h2></main>`,
    { url: `https://example.org${address}`, runScripts: 'outside-only' },
  );
  const navigations: string[] = [];
  const asked: string[] = [];
  Object.assign(window, {
    navigate: (to: string) => navigations.push(to),
    fetch: async (file: string) => {
      asked.push(file);
      if (!hasTable) throw new TypeError('offline');
      return { json: async () => table };
    },
  });
  window.eval(script.replaceAll('location.replace(', 'navigate('));
  await new Promise((resolve) => setTimeout(resolve));
  const { pathname, search, hash } = window.location;
  const line = window.document.querySelector('#arrival p');
  return { navigations, asked, line, text: line?.textContent ?? '', address: pathname + search + hash };
}

describe('an address of another release', () => {
  it('is told above the title, and its parameter is taken away', async () => {
    const { text, line, address } = await visit('/base/docs/next/umd?a=%20&from=6&p=1#Here');
    expect(text).toBe(
      `This address belongs to release 6. You are reading Next (${next?.release}). What changed since 6.`,
    );
    expect(line?.querySelector('a')?.getAttribute('href')).toBe('/base/docs/next/migrate-to-7');
    expect(address).toBe('/base/docs/next/umd?a=%20&p=1#Here');
  });
  it.each([
    '/base/docs/next/umd?from=9',
    '/base/docs/next/umd?from=<b>',
    '/base/docs/next/umd?from=constructor',
    '/base/upgrade?from=6',
  ])('is not believed where that is no release that others documented: %s', async (address) =>
    expect(await visit(address)).toMatchObject({ text: '', address: encodeURI(address) }),
  );
});

describe('an address of a demo', () => {
  it('says that this site does not have its toolkit', async () =>
    expect(await visit('/base/demo?from=prime')).toMatchObject({
      text: 'This site has no demo of PrimeReact; this is the one without a toolkit. ',
      address: '/base/demo',
    }));
  it.each([
    ['/base/demo?from=sandbox&t=antd&p=sb', '/base/demo/antd?from=sandbox&t=antd&p=sb#panel-code'],
    ['/base/demo?from=sandbox&template=chakra2', '/base/demo/chakra?from=sandbox&template=chakra2#panel-code'],
    ['/base/demo?from=sandbox&t=default', '/base/demo?from=sandbox&t=default#panel-code'],
  ])('leads to the code of an example: %s', async (address, target) =>
    expect((await visit(address)).navigations).toEqual([target]),
  );
  it('says which button opens the example', async () => {
    const { text, address } = await visit('/base/demo/antd?from=sandbox&t=antd&platform=stackblitz#panel-code');
    expect(text).toMatch(/“Open in StackBlitz”/);
    expect(address).toBe('/base/demo/antd#panel-code');
  });
});

describe('a hash', () => {
  it.each([
    ['/base/docs/4/api/misc?a=1#TestID', '/base/docs/4/api/constants?a=1#testid', '/base/anchors/4.json'],
    ['/base/docs/api/misc#newer', '/base/docs/next/umd?from=7#a', '/base/anchors/5.json'],
    ['/base/docs/next/api/misc#here', '#Here', undefined],
  ])('leads to the section that it names: %s', async (address, target, file) =>
    expect(await visit(address)).toMatchObject({ navigations: [target], asked: file ? [file] : [] }),
  );
  it.each(['/base/docs/api/misc#unknown', '/base/docs/api/misc#Here', '/base/discord#testid', '/base/demo#a=true'])(
    'stays where nothing is known of it: %s',
    async (address) => expect((await visit(address)).navigations).toEqual([]),
  );
  it('stays where the table does not come, and on the page of no address', async () => {
    expect((await visit('/base/docs/4/api/misc#testid', { hasTable: false })).navigations).toEqual([]);
    const head = '<meta name="prerendered" content="not-found">';
    expect((await visit('/base/docs/4/api/misc#testid', { head })).navigations).toEqual([]);
  });
});
