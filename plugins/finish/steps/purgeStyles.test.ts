import { expect, it } from 'vitest';
import { purge } from './purgeStyles';

const purged = async (text: string, page: string, script = '') =>
  (await purge([{ name: 'a.css', text }], [page], [script])).get('a.css') ?? text;

it('keeps rules that a page or a script names, and no others', async () =>
  expect(await purged('.page{a:b}.script{a:b}.none{a:b}', '<p class=page>', 'x="script"')).toBe(
    '.page{a:b}.script{a:b}',
  ));
it('keeps what is put together at run time, attributes, and selectors of pseudo-classes alone', async () => {
  const css = '.alert--info{a:b}[data-theme=dark]{a:b}[aria-busy]{a:b}:where(p){a:b}:focus-visible{a:b}';
  expect(await purged(css, '<p>')).toBe(css);
});
it('keeps a variable that only a page names, and drops one that nothing does', async () =>
  expect(await purged(':root{--page:1;--none:2}p{a:b}', '<p style="color:var(--page)">')).toBe(
    ':root{--page:1}p{a:b}',
  ));
