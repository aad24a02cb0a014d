// What the file of each page says, of all pages: those that no browser visits (fixtures/visited.ts) are as sound as these.
import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { expect, test } from 'vitest';
import { builtPage, elementsOf, everyPage } from '../fixtures/builtPages';
import { docsRoutes } from '../fixtures/routes';

/** What a look at each page finds fault with, with the page's address before it. */
const faults = (look: ($: CheerioAPI, route: string) => string[], of: readonly string[] = everyPage) =>
  of.flatMap((route) => look(builtPage(route), route).map((fault) => `${route}: ${fault}`));

const words = (text: string) => text.replace(/[​\s]+/g, ' ').trim();

/** What the attributes of an element call it. */
const labelOf = ($: CheerioAPI, { attribs }: Element): string => {
  const labels = (attribs['aria-labelledby'] ?? '').split(' ').map((id) => (id ? $(`[id="${id}"]`).text() : ''));
  return words([attribs['aria-label'], ...labels, attribs.title].join(' '));
};

/** What an element is called, or the text and pictures that it shows. */
const nameOf = ($: CheerioAPI, element: Element): string => {
  const pictures = $(element).find('img[alt], svg[aria-label]').toArray();
  const shown = [$(element).text(), ...pictures.map(({ attribs }) => attribs.alt ?? attribs['aria-label'])];
  return labelOf($, element) || words(shown.join(' '));
};

/** What occurs more than once. */
const repeated = (values: string[]) => [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];

test('the pages of the build are the ones to look at', () => expect(everyPage.length).toBeGreaterThan(150));

test('every page says its language, title, description and one address of its own', () => {
  expect(
    faults(($) => {
      const root = $('html').attr();
      const texts = {
        title: words($('head title').text()),
        description: words($('head meta[name=description]').attr('content') ?? ''),
        viewport: $('head meta[name=viewport]').attr('content') ?? '',
      };
      return [
        ...(root?.lang === 'en' && root.dir === 'ltr' ? [] : ['not in English, from left to right']),
        ...Object.entries(texts).flatMap(([name, text]) => (text ? [] : [`no ${name}`])),
        ...Object.keys(texts).flatMap((name) =>
          $(`head title, head meta[name=${name}]`).filter((_, each) => each.name === name || each.attribs.name === name)
            .length === 1
            ? []
            : [`not one ${name}`],
        ),
        ...($('head link[rel=canonical][href^="https:"]').length === 1 ? [] : ['not one canonical address']),
      ];
    }),
  ).toEqual([]);
});

test('no page shows a rule or group whose id was made up while it was built: the next build would make up another', () => {
  const madeUp = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
  const idsIn = ($: CheerioAPI) =>
    $('[data-rule-id], [data-rule-group-id]')
      .toArray()
      .map(({ attribs }) => attribs['data-rule-id'] ?? attribs['data-rule-group-id'] ?? '');
  expect(faults(($) => idsIn($).filter((id) => madeUp.test(id)))).toEqual([]);
  expect(idsIn(builtPage('/docs/recipes/forms')).length).toBeGreaterThan(0);
});

test('no two pages have the same title, and no two written ones of the docs the same description', () => {
  const titles = everyPage.map((route) => words(builtPage(route)('head title').text()));
  expect(repeated(titles)).toEqual([]);
  // A category says what it says in every line.
  const written = docsRoutes.filter((route) => !route.includes('/category/'));
  const described = written.map((route) => builtPage(route)('head meta[name=description]').attr('content') ?? '');
  expect(repeated(described)).toEqual([]);
});

test('every page has one first heading, which can be seen, and no heading skips a level', () => {
  expect(
    faults(($) => {
      const headings = $('main').find('h1, h2, h3, h4, h5, h6').toArray();
      const levels = headings.map(({ name }) => Number(name[1]));
      const skipped = headings.filter((_, at) => at > 0 && (levels[at] as number) > (levels[at - 1] as number) + 1);
      const first = $('h1');
      return [
        ...(first.length === 1 && first.closest('main').length === 1 ? [] : [`${first.length} first headings`]),
        ...(words(first.text()) ? [] : ['the first heading is empty']),
        ...(first.closest('[hidden], [aria-hidden=true], template, dialog').length
          ? ['the first heading is hidden']
          : []),
        ...skipped.map((heading) => `skips a level: ${words($(heading).text())}`),
        ...headings.filter((heading) => !words($(heading).text())).map((heading) => `empty: ${$.html(heading)}`),
      ];
    }),
  ).toEqual([]);
});

test('every page has its landmarks, with names that tell them apart, and a link that skips to the content', () => {
  expect(
    faults(($) => {
      const navigations = $('nav')
        .toArray()
        .map(({ attribs }) => attribs['aria-label'] ?? '');
      const skip = $('body a').first().attr('href');
      return [
        ...($('main').length === 1 ? [] : [`${$('main').length} main`]),
        ...($('body nav.navbar[aria-label=Main]').length === 1 ? [] : ['no main navigation']),
        ...($('body footer.footer').length === 1 ? [] : ['no footer']),
        ...navigations.filter((name) => !name).map(() => 'a navigation without a name'),
        ...repeated(navigations).map((name) => `two navigations are called ${name}`),
        ...(skip === '#__docusaurus_skipToContent_fallback' ? [] : [`the first link is ${skip}`]),
      ];
    }),
  ).toEqual([]);
});

test('no id stands twice on a page, and what refers to ids refers to some that are there', () => {
  expect(
    faults(($) => {
      const ids = $('[id]')
        .toArray()
        .map(({ attribs }) => attribs.id as string);
      const known = new Set(ids);
      const lost = ['aria-labelledby', 'aria-describedby', 'for', 'list', 'headers'].flatMap((name) =>
        elementsOf($, `[${name}]`).flatMap(({ attribs }) =>
          (attribs[name] ?? '')
            .split(/\s+/)
            .filter((id) => id && !known.has(id))
            .map((id) => `${name}=${id}`),
        ),
      );
      return [...repeated(ids).map((id) => `twice: ${id}`), ...lost];
    }),
  ).toEqual([]);
});

test('every picture, link, button and field has a name', () => {
  expect(
    faults(($) => {
      const out = new Set($(':is([hidden], [aria-hidden=true]), :is([hidden], [aria-hidden=true]) *').toArray());
      const seen = (selector: string) => elementsOf($, selector).filter((element) => !out.has(element));
      const nameless = seen('img:not([alt]), [role=img]:not([aria-label], [aria-labelledby])');
      const controls = seen('a[href], button, [role=button], [role=tab], summary, dialog');
      const fields = seen('input:not([type=hidden]), select, textarea');
      const isLabelled = (field: Element) =>
        labelOf($, field) ||
        $(field).closest('label').length ||
        (field.attribs.id && $(`label[for="${field.attribs.id}"]`).length);
      return [
        ...nameless,
        ...controls.filter((each) => !nameOf($, each)),
        ...fields.filter((each) => !isLabelled(each)),
      ].map((each) => $.html(each).slice(0, 160));
    }),
  ).toEqual([]);
});

test('every page reads without scripts: its text is there, and of each sample a preview or the code', () => {
  expect(
    faults(($, route) => {
      const main = $('main').clone();
      main.find('script, style, template, [data-release], nav').remove();
      // An application of scripts says what it does.
      const least = route.startsWith('/demo') ? 20 : 60;
      return [
        ...(words(main.text()).length >= least ? [] : [`${words(main.text()).length} characters of text`]),
        ...$('[data-sample]')
          .toArray()
          .flatMap((sample) =>
            $(sample).find('[data-release] .ruleGroup, pre').length ? [] : ['a sample without anything'],
          ),
      ];
    }),
  ).toEqual([]);
});
