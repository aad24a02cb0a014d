import { describe, expect, it } from 'vitest';
import { mayMatch, outlineOf } from './outline';

const page = outlineOf('<body><ul id=u><li class=a>x<li class="a b"><b>y</b><li class=a><i data-x>z</i></ul><h2></h2>');

it('an outline has each kind of element once, where it stands', () =>
  expect(page('body').html()).toBe(
    '<ul class=""><li class="a"><i class=""/></li><li class="a b"><b class=""/></li></ul><h2 class=""/>',
  ));

describe('a selector may match', () => {
  it.each([
    ...['.a', 'ul > li', 'ul>.b b', 'li i', ':is(h1, h2)', '*', ':root', '::before', 'ul ::marker'],
    // A state, a place, an attribute or an id can become so, or is not known.
    ...['.a:hover', 'li:not(.a)', 'li:nth-child(2n + 1) b', '[aria-busy] i', '#other li', 'i[data-x="y > z"]'],
    ...['h2 + ul', 'ul ~ p', 'li:has(> b)', '& .a', 'html[data-theme=dark] b', ':where(:not(ol)) li', 'li:nonsense('],
  ])('%s', (selector) => expect(mayMatch(page, selector)).toBe(true));
  it.each([
    '.c',
    'ul > b',
    '.b i',
    'p',
    ':is(h1, h3)',
    '.c:hover',
    'ul li.c::before',
    '& p',
    'li:has(> h2)',
    'h2:not(.a) b',
  ])('but not %s', (selector) => expect(mayMatch(page, selector)).toBe(false));
});
