import { expect } from '@playwright/test';
import { smallBuild } from '../../fixtures/offlineBuild';
import { ownServer } from '../../fixtures/ownServer';
import type { Journey } from '../Journey';

const mode = () => document.documentElement.dataset.theme;

/** Lets rules for paper hold on the screen: the drivers of two engines print, and none of them shows what. Runs in the page. */
function toPaper() {
  const turn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && /print|screen/.test(rule.media.mediaText))
        rule.media.mediaText = rule.media.mediaText.includes('print') ? 'all' : 'not all';
      if ('cssRules' in rule) turn(rule.cssRules as CSSRuleList);
    }
  };
  for (const { cssRules } of document.styleSheets) turn(cssRules);
}

/** Whether the page has fetched another one ahead; by such a link, which WebKit does not have. Runs in the page. */
const hasPrefetched = () =>
  document.querySelector('link[rel=prefetch]') !== null || !document.createElement('link').relList.supports('prefetch');

/** What all pages share. */
export const site: Journey[] = [
  {
    name: 'version and colour mode are kept',
    async walk(visitor) {
      await visitor.open('/docs/intro');
      await visitor.click('.navbar button', /light mode/);
      await visitor.click('.navbar__item > a', 'v5.x');
      await visitor.click('.navbar .dropdown__menu a', 'v4.x');
      await visitor.eventually(() => location.pathname).toBe('/docs/4/intro');
      await visitor.sees('.navbar__item > a', 'v4.x');
      await visitor.open('/demo');
      expect(await visitor.run(mode)).toBe('dark');
      await visitor.click('.navbar a', 'Docs');
      await visitor.eventually(() => location.pathname).toBe('/docs/4/intro');
      await visitor.sees('h1', 'Getting started');
      await visitor.eventually(mode).toBe('dark');
    },
  },
  {
    name: 'pages follow each other without a reload, and Back finds the place',
    async walk(visitor) {
      await visitor.open('/docs/intro');
      await visitor.press('ArrowDown');
      await visitor.lives();
      await visitor.run(() => document.documentElement.setAttribute('data-stays', ''));
      await visitor.click('main a', 'Styling');
      await visitor.sees('h1', 'Styling');
      await visitor.eventually(() => /^Styling/.test(document.title) && scrollY === 0).toBe(true);
      await visitor.back();
      await visitor.sees('h1', 'Getting started');
      await visitor.eventually(() => scrollY > innerHeight).toBe(true);
      await visitor.eventually(() => 'stays' in document.documentElement.dataset).toBe(true);
    },
  },
  {
    name: 'the drawer of a phone opens, leads to a page and closes',
    isDaily: false,
    async walk(visitor) {
      await visitor.resize(390, 844);
      await visitor.open('/docs/intro');
      await visitor.click('.navbar__toggle');
      // The drawer that stands in until then has the same links in other places: one is pressed where it was a moment before.
      await visitor.lives();
      await visitor.click('.navbar-sidebar a', 'TypeScript');
      await visitor.sees('h1', 'TypeScript');
      await visitor.eventually(() => document.querySelector('.navbar-sidebar--show')).toBe(null);
      await visitor
        .eventually(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        .toBe(0);
    },
  },
  {
    name: 'a page is printed without what is for moving about, and with what is folded',
    isDaily: false,
    async walk(visitor) {
      await visitor.open('/docs/api/controls');
      await visitor.sees('.navbar');
      await visitor.sees('.pagination-nav');
      await visitor.run(toPaper);
      for (const control of ['.navbar', '.footer', '.theme-doc-sidebar-container', '.pagination-nav'])
        await visitor.eventually((one) => document.querySelector(one)?.checkVisibility(), control).toBe(false);
      await visitor.sees('article h1');
      await visitor
        .eventually(() => {
          const folded = 'article details:not([open], header *) > :not(summary)';
          return document.querySelector(folded)?.getBoundingClientRect().height;
        })
        .toBeGreaterThan(20);
    },
  },
  {
    name: 'the site is made available offline, and used without its server',
    // What pages fetch ahead is not kept here.
    expected: /Failed to load/,
    async walk(visitor) {
      // The whole site takes 20 seconds, and no other step.
      const build = smallBuild('a');
      const server = await ownServer(build.folder);
      const { origin } = server;
      try {
        await visitor.open(`${origin}/docs/intro`);
        await visitor.click('footer button', 'Make available offline');
        await visitor.click('dialog button', /^Download/);
        await visitor.sees('dialog *', /^This site is available offline\./);
        await server.stop();
        await visitor.open(`${origin}/docs/intro`);
        await visitor.sees('h1', 'Getting started');
        await visitor.click('[role=tab]', 'pnpm');
        await visitor.sees('[role=tabpanel] code', /^pnpm add/);
        await visitor.open(origin);
        await visitor.sees('h1', 'A query builder component for React');
      } finally {
        await server.stop();
        build.remove();
      }
    },
  },
  {
    name: 'code is checked for an upgrade, and the new file copied',
    isDaily: false,
    async walk(visitor) {
      await visitor.open('/upgrade');
      await visitor.click('button', 'Use an example');
      await visitor.click('button', 'Check');
      await visitor.sees('section[aria-label="pasted.tsx"] ins');
      await visitor.click('button', 'Copy the new file');
      await visitor.sees('button', 'Copied');
      await visitor.click('textarea', /^Code/);
      await visitor.paste();
      await visitor.value().toMatch(/import \{ QueryBuilder/);
    },
  },
  {
    name: 'each kind of page comes to life without an error, and fetches ahead what its policy allows',
    async walk(visitor) {
      for (const path of [
        '/docs/intro',
        '/',
        '/search?q=query',
        '/docs/changes/4-to-5',
        '/docs/next/api/querybuilder',
      ]) {
        await visitor.open(path);
        await visitor.click('.navbar button', /mode/);
        await visitor.lives();
        if (path.startsWith('/docs')) await visitor.eventually(hasPrefetched).toBe(true);
      }
    },
  },
];
