import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type AtRule, parse, type Root } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { type Page, replaceOnce, type Step } from '../step';
import { placeConstants, removeOverridden } from './constants';
import { mayMatch, outlineOf } from './outline';
import { namedVariables } from './purgeStyles';

/** Applications: their scripts start by themselves, and their whole stylesheets are linked. Other pages are read first. */
const application = /^(demo|search)(\/|$)/;
/** Which line a missing page belongs to, its address says, and no HTML: its scripts start by themselves, too. */
const missingPage = '404.html';

const link = /<link rel=stylesheet(?: data-href=\S+)? href=(\S+\.css) \/>/g;
const script = /<script src=\S+ defer><\/script>/g;

/** What the page shows before its scripts are there and is not in its HTML; see plugins/first-view. */
const early = [
  /^navbar-sidebar(--show|__brand|__items?|__close)?$/,
  /^menu(__list|__list-item|__link|__link--active)?$/,
  /^(early-drawer|search-waiting|dropdown--show|page-failure|clean-btn)$/,
];

/** Takes out the selectors whose names are all in the page, but nowhere in this order. */
function removeIdle(root: Root, html: string): void {
  const outline = outlineOf(html);
  const isNeeded = (selector: string) =>
    (selector.match(/[\w-]+/g) ?? []).some((name) => early.some((pattern) => pattern.test(name))) ||
    mayMatch(outline, selector);
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) return;
    const needed = rule.selectors.filter(isNeeded);
    if (!needed.length) rule.remove();
    else if (needed.length < rule.selectors.length) rule.selectors = needed;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

/** Stylesheets without the rules of releases, by the releases that are left: most pages have the same ones. */
const ofReleases = new Map<string, Map<string, string>>();

/** Styles without the rules of releases that are not among these. */
function stylesOfReleases(styles: string, releases: string[]): string {
  const known = ofReleases.get(styles) ?? new Map<string, string>();
  ofReleases.set(styles, known);
  const key = releases.join();
  if (!known.has(key)) {
    const root = parse(styles);
    root.each((rule) => {
      const release = rule.type === 'rule' ? /\[data-release="?(\d+)/.exec(rule.selector)?.[1] : undefined;
      if (release && !releases.includes(release)) rule.remove();
    });
    known.set(key, root.toString());
  }
  return known.get(key) as string;
}

/**
 * The part of the stylesheets that a page needs before its scripts run: for what is in its HTML, and for what can be done
 * at once. What a state, a medium or a colour mode changes of it is part of it.
 */
export async function pageStyles(styles: string, html: string): Promise<string> {
  // Names of elements, classes and attributes; the page's words are none.
  const tags = html.match(/<[a-z][^>]*>/g)?.join('') ?? '';
  const releases = new Set(Array.from(tags.matchAll(/ data-release="?(\d+)/g), ([, major]) => major as string));
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: tags, extension: 'html' }],
    css: [{ raw: stylesOfReleases(styles, [...releases].sort()) }],
    variables: true,
    safelist: {
      standard: early,
      greedy: [/^data-/, /^aria-/, /^:(where|is|focus-visible)$/],
      variables: namedVariables([html]),
    },
  });
  const root = parse(result?.css ?? '');
  removeIdle(root, html);
  placeConstants(root, tags);
  removeOverridden(root);
  const css = root.toString();
  // It says nothing where there is no toolkit, and has no specificity.
  return tags.includes(' data-toolkit=') ? css : css.replaceAll(':not(:where([data-toolkit] *))', '');
}

/** What the page's first scripts need comes behind them on the line, and not only when they ask for it. */
const preload = (address: string) => `<link rel=preload as=script fetchpriority=low href=${address}>`;

/**
 * A page with everything that can wait in a template, which the script of plugins/first-view moves into the head.
 * @param chunks addresses of the scripts that the page's first ones ask for
 * @param styles what stands in place of the linked stylesheets; none leaves the links where they are
 * @throws if Docusaurus has written its scripts or stylesheets in another way
 */
export function withLater(html: string, start: 'wanted' | 'painted', chunks: string[], styles?: string): string {
  const scripts = html.match(script) ?? [];
  const links = styles === undefined ? [] : (html.match(link) ?? []);
  if (!scripts.length || (styles !== undefined && !links.length))
    throw new Error(`The page has ${scripts.length} deferred scripts and ${links.length} linked stylesheets.`);
  const template = `<template id=later data-start=${start}>${[...links, ...scripts, ...chunks.map(preload)].join('')}</template>`;
  let rest = html.replace(script, '');
  if (styles !== undefined) {
    rest = replaceOnce(rest, new RegExp(link.source), () => `<style>${styles}</style>`).replace(link, '');
  }
  // The colours are turned at once. Where no script runs, src/css/preferences.css hides the toggle.
  rest = replaceOnce(rest, / disabled(?= title="light mode")/, () => '');
  return replaceOnce(rest, /<\/head>/, (end) => template + end);
}

/**
 * The home page with its warning of a misconfigured base URL shown when the logo, which is addressed with the base URL,
 * does not arrive at a page that is elsewhere. Docusaurus shows it when its scripts have not run by the time that the page is
 * parsed; now they never have.
 */
export const withBaseUrlWarning = (html: string, baseUrl: string): string =>
  html.includes('insertBanner()')
    ? replaceOnce(
        html,
        /document\.addEventListener\("DOMContentLoaded",function\(\)\{void 0===window\.docusaurus&&insertBanner\(\)\}\)/,
        () =>
          `addEventListener("error",function e(t){t.target.closest?.(".navbar__logo")&&location.pathname!=${JSON.stringify(baseUrl)}&&(removeEventListener("error",e,!0),insertBanner())},!0)`,
      )
    : html;

/** What plugins/first-view finds in a page by these names; a page without them would lose what is done there. */
const names = ['navbar__toggle', 'aria-keyshortcuts', 'title="light mode"', 'href=# aria-haspopup', '__docusaurus'];

/** Pages show what they have without a script; the scripts are fetched when the visitor does something. */
export const firstView: Step = {
  name: 'first view',
  async prepare({ outDir, baseUrl, filesOfRoute, pages }) {
    const files = new Map<string, Promise<string>>();
    const read = (address: string) => {
      const text = files.get(address) ?? readFile(path.join(outDir, address.slice(baseUrl.length)), 'utf8');
      files.set(address, text);
      return text;
    };
    const stylesOf = new Map<Page, string>();
    for (const page of pages) {
      if (application.test(page.route.slice(baseUrl.length))) continue;
      const linked = await Promise.all([...page.html.matchAll(link)].map(([, address]) => read(address as string)));
      stylesOf.set(page, await pageStyles(linked.join(''), page.html));
    }
    const sizes = [...stylesOf.values()].map(({ length }) => length).sort((a, b) => a - b);
    return {
      edit: (html, page) => {
        const missing = names.filter((name) => !html.includes(name));
        if (missing.length) throw new Error(`The page has no ${missing.join(', ')} any more.`);
        const styles = stylesOf.get(page);
        const chunks = filesOfRoute.get(page.route)?.scripts.map((file) => baseUrl + file) ?? [];
        return withLater(
          withBaseUrlWarning(html, baseUrl),
          styles === undefined || page.route === baseUrl + missingPage ? 'painted' : 'wanted',
          chunks,
          styles,
        );
      },
      end: async () => `${sizes.length} pages with ${sizes[sizes.length >> 1]} bytes of styles each`,
    };
  },
};
