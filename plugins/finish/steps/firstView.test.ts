import { expect, it } from 'vitest';
import { pageStyles, withBaseUrlWarning, withLater } from './firstView';

const link = '<link rel=stylesheet href=/assets/css/styles.1a2b3c4d.css />';
const scripts = '<script src=/assets/js/runtime.js defer></script><script src=/assets/js/main.js defer></script>';
const preload = (name: string) => `<link rel=preload as=script fetchpriority=low href=/assets/js/${name}.js>`;
const toggle = '<button disabled title="light mode">';
const page = `<head><script>inline()</script>${link}${scripts}</head><body>${toggle}</body>`;

it('puts the scripts and the whole stylesheet into a template, and the part of the page in its place', () =>
  expect(withLater(page, 'wanted', ['/assets/js/1.js'], 'p{a:b}')).toBe(
    `<head><script>inline()</script><style>p{a:b}</style><template id=later data-start=wanted>${link}${scripts}` +
      `${preload('1')}</template></head><body><button title="light mode"></body>`,
  ));
it('leaves the stylesheets of an application where they are', () =>
  expect(withLater(page, 'painted', ['/assets/js/1.js'])).toBe(
    `<head><script>inline()</script>${link}<template id=later data-start=painted>${scripts}` +
      `${preload('1')}</template></head><body><button title="light mode"></body>`,
  ));
it.each([
  ['scripts', page.replaceAll(' defer', '')],
  ['stylesheets', page.replace('rel=stylesheet', 'rel=preload')],
  ['toggle', page.replace(' disabled', '')],
])('fails where Docusaurus writes its %s otherwise', (_, html) =>
  expect(() => withLater(html, 'wanted', [], '')).toThrow(/^The page has/),
);

it('takes the rules of the names in tags, not in words, and of what is shown before the scripts are there', async () => {
  const styles = '.in{a:b}.word{a:b}.search-waiting{a:b}.navbar-sidebar__close{a:b}p{a:b}table{a:b}';
  expect(await pageStyles(styles, '<p class=in>word table</p>')).toBe(
    '.in{a:b}.search-waiting{a:b}.navbar-sidebar__close{a:b}p{a:b}',
  );
});
it('keeps states, media and both colour modes of what is in the page', async () => {
  const styles =
    'a:hover{a:b}a:focus-visible{a:b}[data-theme=dark] a{a:b}@media print{a{a:b}}@media (forced-colors:active){a{a:b}}';
  expect(await pageStyles(styles, '<a href=x>')).toBe(styles);
});
it('leaves out rules whose names are all in the page, but do not stand so', async () => {
  const styles =
    'p b,li b{a:b}.x>.y{a:b}.x .y{a:b}@media print{li p{a:b}}.menu__list .x{a:b}@keyframes k{to{a:b}}p{animation:k}';
  expect(await pageStyles(styles, '<p class=x><i><b class=y></b></i></p><li></li>')).toBe(
    'p b{a:b}.x .y{a:b}.menu__list .x{a:b}@keyframes k{to{a:b}}p{animation:k}',
  );
});
it('leaves out what is of other releases, and the border of toolkits where there is none', async () => {
  const styles = '[data-release="4"]{& p{a:b}}[data-release="5"]{& p{a:b}}p:not(:where([data-toolkit] *)){a:b}';
  expect(await pageStyles(styles, '<p data-release=5>')).toBe('[data-release="5"]{& p{a:b}}p{a:b}');
  expect(await pageStyles(styles, '<p data-release=4 data-toolkit=default>')).toBe(
    styles.replace('[data-release="5"]{& p{a:b}}', ''),
  );
});
it('keeps the variables that its HTML names, and has the values of others in its rules', async () =>
  expect(await pageStyles(':root{--a:1;--b:2;--c:3}p{x:var(--a)}', '<p style="y:var(--b)">')).toBe(
    ':root{--b:2}p{x:1}',
  ));

it('warns of a misconfigured base URL where the logo does not arrive at another address, and leaves other pages alone', () => {
  const script =
    'document.addEventListener("DOMContentLoaded",function(){void 0===window.docusaurus&&insertBanner()});';
  expect(withBaseUrlWarning(script, '/base/')).toMatch(
    /^addEventListener\("error",.*navbar__logo.*pathname!="\/base\/".*insertBanner\(\)/,
  );
  expect(withBaseUrlWarning('<p>', '/')).toBe('<p>');
  expect(() => withBaseUrlWarning('insertBanner()', '/')).toThrow('nothing that matches');
});
