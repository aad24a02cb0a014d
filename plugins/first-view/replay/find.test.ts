// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { placeOf } from '../page/record';
import { find } from './find';

const page = (html: string) => {
  document.body.innerHTML = html;
};
const the = (selector: string) => document.querySelector(selector) as HTMLElement;

it('finds the element itself while it is in the page, wherever it stands', () => {
  page('<ul><li id=a><li id=b></ul>');
  const place = placeOf(the('#b'));
  the('ul').prepend(the('#b'));
  expect(find(place)).toBe(the('#b'));
});
it('finds the one that was drawn in its stead, from the nearest parent that is still there', () => {
  page('<main><div><ul><li>1<li>2</ul></div></main>');
  const place = placeOf(the('li:last-child'));
  the('div').innerHTML = '<ul><li>1<li id=new>2</ul>';
  expect(find(place)).toBe(the('#new'));
});
it('finds nothing where nothing has taken its place', () => {
  page('<main><ul><li>1<li>2</ul></main>');
  const place = placeOf(the('li:last-child'));
  the('main').innerHTML = '<p>';
  expect(find(place)).toBeUndefined();
});
