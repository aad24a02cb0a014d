// Whether each page has the styles of what stands on it: those of a toolkit, say, are a stylesheet of their own.
import { expect, test } from 'vitest';
import { builtPage, everyPage } from '../fixtures/builtPages';
import { classesAloneIn, classesIn, stylesheets, stylesOf } from '../fixtures/builtStyles';

/** Names that the library gives: a toolkit has rules for some of them, and a page without one has them without rules. */
const ofLibrary = /^(queryBuilder|rule(-|$))/;

/** The classes of a page outside of islands, whose styles come with their code. */
function classesOf(route: string): string[] {
  const $ = builtPage(route);
  const inIslands = new Set($('[data-island] [class]').toArray());
  const others = $('[class]')
    .toArray()
    .filter((element) => !inIslands.has(element));
  return [...new Set(others.flatMap(({ attribs }) => (attribs.class ?? '').split(/\s+/)))].filter(
    (name) => !ofLibrary.test(name),
  );
}

const isIn = (styles: string[], name: string) => styles.some((css) => classesIn(css).has(name));

test('every class on a page that any stylesheet knows has its rules in the styles of that page', () => {
  const all = [...stylesheets.values()].join('\n');
  const lacking = everyPage.flatMap((route) => {
    const { first, later } = stylesOf(route);
    const names = classesOf(route);
    const missing = [
      ...names.filter((name) => classesAloneIn(all).has(name) && !isIn(first, name)),
      ...names.filter((name) => classesIn(all).has(name) && !isIn([...first, ...later], name)),
    ];
    return missing.length ? [`${route} has no rules for ${[...new Set(missing)].slice(0, 8).join(', ')}`] : [];
  });
  expect(stylesheets.size).toBeGreaterThan(10);
  expect(lacking).toEqual([]);
});

test('every page has the styles of both colour modes', () => {
  const lacking = everyPage.filter((route) => {
    const first = stylesOf(route).first.join('\n');
    return !first.includes('--ifm-background-color:') || !first.includes('[data-theme=dark]{');
  });
  expect(lacking).toEqual([]);
});

test('tab panels that are not chosen show without scripts', () => {
  const hidden = everyPage.filter((route) => builtPage(route)('[role=tabpanel][hidden]:not(:empty)').length);
  expect(hidden.length).toBeGreaterThan(5);
  const shown = /@media \(scripting:none\)\{\[role=tabpanel\]\[hidden\]\{display:block!important\}/;
  expect(hidden.filter((route) => !shown.test(stylesOf(route).first.join('\n')))).toEqual([]);
});
