import { expect, it } from 'vitest';
import { readPage } from './readPage';

const html = `<title>T | Site</title><meta name="docusaurus_tag" content="docs-default-4"><meta name="docusaurus_version" content="4">
<main><h1>Export</h1><h2 id="sql">SQL<a class="hash-link" href="#sql">\u200B</a></h2><h3 id="quotes">Quotes &amp; escapes</h3><h2>no anchor</h2></main>`;

it('makes a record of the title and of every heading that has an anchor', () => {
  expect(
    readPage(html, '/docs/4/export').map(({ url, type, hierarchy: { lvl1, lvl2, lvl3 } }) => [
      url,
      type,
      lvl1,
      lvl2,
      lvl3,
    ]),
  ).toEqual([
    ['/docs/4/export', 'lvl1', 'Export', null, null],
    ['/docs/4/export#sql', 'lvl2', 'Export', 'SQL', null],
    ['/docs/4/export#quotes', 'lvl3', 'Export', 'SQL', 'Quotes & escapes'],
  ]);
});
it('is called by its title where it has no heading, and has no record without content', () => {
  expect(readPage('<title>Demo | Site</title><main>Try it.</main>', '/demo')[0]?.hierarchy.lvl1).toBe('Demo');
  expect(readPage('<main>Try it.</main>', '/demo')[0]?.hierarchy.lvl1).toBe('/demo');
  expect(readPage('<title>Demo | Site</title><p>Try it.</p>', '/demo')).toEqual([]);
});
it('takes the docs tag and version from the page', () => {
  expect(readPage(html, '/x')[0]).toMatchObject({ docusaurus_tag: 'docs-default-4', version: '4', language: 'en' });
});
it('indexes text, table cells and the names in code, and leaves out what is no content', () => {
  const body = `<h1>T</h1><nav>crumbs</nav><div data-release="5">+Rule</div><p data-search="off">generated</p><table><tr><td>arity<td>number</table>
    <figure><figcaption>file.ts</figcaption><pre>const options = formatQuery(arity);</pre></figure><button>Copy</button>`;
  const [record] = readPage(
    `<meta name="docusaurus_tag" content="docs-default-5"><meta name="description" content="What it is for."><main>${body}</main>`,
    '/x',
  );
  expect(record).toMatchObject({ content: 'What it is for. arity number', code: 'options formatQuery' });
});
it('indexes what a message says, and neither what a sample printed nor what stands in for scripts', () => {
  const block = (text: string) => `<figure data-lang="text"><pre>${text}</pre></figure>`;
  const body = `<h1>T</h1>${block("Type 'A' is not assignable")}<div data-sample>${block('printed OutputName')}</div>
    <noscript><p>Not run:</p><img width=560></noscript>`;
  const [record] = readPage(`<main>${body}</main>`, '/x');
  expect(record).toMatchObject({ content: "Type 'A' is not assignable", code: 'printed OutputName' });
});
it('keeps a member that several types of a page have in common once', () => {
  const table = (type: string, ...rows: string[]) =>
    `<table data-members="${type}"><tr><th>${type}</th><th>Type</th></tr>${rows.map((row) => `<tr><td>${row}</td></tr>`).join('')}</table>`;
  const [record] = readPage(
    `<main><h1>T</h1>${table('AProps', 'path', 'level')}${table('BProps', 'path', 'value')}<table><tr><td>path</td></tr></table></main>`,
    '/x',
  );
  expect(record?.content).toBe('AProps Type path level BProps Type value path');
});
it('of a category keeps its description once, without its line and its cards', () => {
  const body = `<h1>API</h1><div class="alert theme-doc-version-banner">No longer maintained.</div><span class="theme-doc-version-badge badge">Version: v5.x</span><p>Reference of the exports.</p>
    <a class="card theme-doc-card-container Xy1" href="/a"><h2 title="A">A</h2><p>What A is for.</p></a>`;
  const [record] = readPage(
    `<meta name="docusaurus_tag" content="docs-default-5"><meta name="description" content="Reference of the exports."><main>${body}</main>`,
    '/x',
  );
  expect(record?.content).toBe('Reference of the exports.');
});
it('of the differences of two releases keeps what is gone, and leaves out the lists of what is new', () => {
  const part = (title: string, names: string) => `<details><summary>${title}</summary><p>${names}</p></details>`;
  const body = `<h1>Migrate</h1><p>Before.</p><div data-differences="4 5">${part('Exports that are gone in 5: 1', 'findRule')}
    ${part('Exports new in 5: 2', 'add, move')}${part('New: 1, gone: 2', 'clone')}<p>Props that are gone in 5: none.</p></div><p>After.</p>`;
  const [record] = readPage(`<main>${body}</main>`, '/x');
  expect(record?.content).toBe('Before. Exports that are gone in 5: 1 findRule After.');
});
