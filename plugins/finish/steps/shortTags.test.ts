import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { findableCode, shortTags, withoutGenerator } from './shortTags';

describe('shortTags', () => {
  it.each([
    ['<a href=#x class=hash-link title="Direct link">', '<a class=hash-link title="Direct link" href=#x>'],
    ['<p class="">', '<p>'],
    ['<input id=:R1: type=checkbox checked />', '<input type=checkbox checked id=:R1:>'],
    ['<img alt="" src=/a.svg class="a b"/>', '<img class="a b" alt="" src=/a.svg>'],
    ["<div id=a title='1 > 0' class=b>", "<div class=b title='1 > 0' id=a>"],
    ['<use href=#a class="" />', '<use href=#a />'],
    ['<path d="M0 0" class=a />', '<path class=a d="M0 0"/>'],
  ])('%s', (html, expected) => expect(shortTags(html)).toBe(expected));
  it('leaves scripts, styles, comments, text and tags without attributes alone', () => {
    const html = `<!doctype html><b>1 < 2</b><script>x('<a href=#x class="">')</script><style>a::before{content:"<b id=a class=b>"}</style><!-- <a id=1 class=2> --><br/>`;
    expect(shortTags(html)).toBe(html);
  });
  it('changes no attribute but an empty class', () => {
    const html =
      '<svg viewBox="0 0 1 1"><path fill=none d="M0 0h1"/></svg><a href="/x?a=1&b=2" class="" data-x=[0]>y</a>';
    const attributes = (text: string) =>
      load(text)('svg, path, a')
        .toArray()
        .map(({ attribs }) =>
          Object.entries(attribs)
            .filter(([, value]) => value)
            .sort(),
        );
    expect(attributes(shortTags(html))).toEqual(attributes(html));
  });
});

it('hidden lines of code are found by the browser', () =>
  expect(findableCode('<pre><span hidden>a</span>b</pre><p hidden>c')).toBe(
    '<pre><span hidden=until-found>a</span>b</pre><p hidden>c',
  ));

it('does not say what made the page', () =>
  expect(
    withoutGenerator('<meta charset=UTF-8><meta name=generator content="Docusaurus v3"><meta name=a content=b>'),
  ).toBe('<meta charset=UTF-8><meta name=a content=b>'));
