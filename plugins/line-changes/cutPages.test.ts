import { expect, it } from 'vitest';
import { cutPages } from './cutPages';

it('cuts a page of two lines into what changed on each docs page', () => {
  const html =
    '<main><section id=api-export data-page-changes><h2>Export</h2><details open><summary>Sections: 1</summary><p>New</p></details></section>' +
    '<section><h2>Pages without changes</h2><ul><li id=umd><a href=/docs/umd>UMD</a></li></ul></section></main>';
  expect(cutPages(html)).toEqual([
    {
      anchor: 'api-export',
      html: '<details open=""><summary>Sections: 1</summary><p>New</p></details>',
    },
    { anchor: 'umd', html: '<p>Nothing changed on this page.</p>' },
  ]);
});
