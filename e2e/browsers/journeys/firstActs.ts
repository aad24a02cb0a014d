import type { Journey } from '../Journey';

/** Whatever a visitor does first, on a page that has no script yet, comes to what it was for. */
export const firstActs: Journey[] = [
  {
    name: 'search is opened by key, finds a section while its name is typed, and leads there',
    async walk(visitor) {
      await visitor.open('/docs/intro');
      await visitor.press('/');
      await visitor.type('dark mode');
      await visitor.sees('.DocSearch-Hit[aria-selected=true]');
      await visitor.value().toBe('dark mode');
      // A screen reader says the result that Enter opens.
      await visitor
        .eventually(() => {
          const { activeElement } = document;
          return document.getElementById(activeElement?.getAttribute('aria-activedescendant') ?? '')?.ariaSelected;
        })
        .toBe('true');
      await visitor.press('Enter');
      await visitor.eventually(() => location.pathname + location.hash).toBe('/docs/tips/styling#dark-mode');
      await visitor
        .eventually(() => {
          const { top, bottom } = document.querySelector('#dark-mode')?.getBoundingClientRect() ?? {};
          return top !== undefined && bottom !== undefined && top >= 0 && bottom < innerHeight;
        })
        .toBe(true);
    },
  },
  {
    name: 'code is copied, and pasted',
    async walk(visitor) {
      await visitor.open('/docs/intro');
      await visitor.click('figure > button', 'Copy code to clipboard');
      await visitor.sees('figure > button', /^Copied/);
      await visitor.press('/');
      await visitor.paste();
      await visitor.value().toMatch(/^npm install react-querybuilder@[\d.]+$/);
    },
  },
  {
    name: 'a page is copied, whose text is on its way when the button is pressed',
    async walk(visitor) {
      await visitor.open('/docs/intro');
      await visitor.click('summary', 'Page menu');
      await visitor.lives();
      await visitor.click('main button', 'Copy page');
      await visitor.sees('main button', 'Copied');
      await visitor.press('/');
      await visitor.paste();
      await visitor.value().toMatch(/^# Getting started/);
    },
  },
  {
    name: 'a tab is chosen, for all groups of the page',
    isDaily: false,
    async walk(visitor) {
      await visitor.open('/docs/intro');
      await visitor.click('[role=tab]', 'pnpm');
      await visitor.sees('[role=tabpanel] code', /^pnpm add react-querybuilder@/);
      await visitor
        .eventually(() =>
          [...document.querySelectorAll('[role=tab]')]
            .filter(({ textContent }) => textContent === 'pnpm')
            .map(({ ariaSelected }) => ariaSelected),
        )
        .not.toContain('false');
    },
  },
  {
    name: 'the colour mode is turned, and turned back once the page lives',
    isDaily: false,
    async walk(visitor) {
      const mode = () => document.documentElement.dataset.theme;
      await visitor.open('/docs/intro');
      await visitor.click('.navbar button', /light mode/);
      await visitor.eventually(mode).toBe('dark');
      await visitor.lives();
      await visitor.click('.navbar button', /dark mode/);
      await visitor.eventually(mode).not.toBe('dark');
      await visitor.sees('.navbar button', /(light|system) mode/);
    },
  },
  {
    name: 'a rule is added to a sample, once',
    async walk(visitor) {
      await visitor.open('/docs/intro');
      await visitor.click('[data-sample] .ruleGroup-addRule');
      const rules = () => document.querySelector('[data-sample] [data-release]')?.querySelectorAll('.rule').length;
      await visitor.eventually(rules).toBe(3);
      await visitor.click('[data-sample] .ruleGroup-addRule');
      await visitor.eventually(rules).toBe(4);
    },
  },
  {
    name: 'a link of the navbar leads to a page that lives, and Back to one that does',
    // What WebKit gave up when the page was left; it is loaded anew.
    expected: /This part of the page did not arrive/,
    async walk(visitor) {
      await visitor.open('/docs/intro');
      await visitor.click('.navbar a', 'Demo');
      await visitor.sees('h1', 'Demo');
      await visitor.click('button', 'Add rule, the whole query');
      await visitor.eventually(() => document.querySelectorAll('[data-toolkit] .rule').length).toBe(5);
      // The page was left while its scripts were on their way.
      await visitor.back();
      await visitor.sees('h1', 'Getting started');
      await visitor.click('.navbar button', /mode/);
      await visitor.lives();
    },
  },
  {
    name: 'what changed since another version opens on the page',
    async walk(visitor) {
      await visitor.open('/docs/intro');
      await visitor.click('summary', 'Page menu');
      await visitor.click('main header a', 'Changes since v4.x');
      await visitor.sees('section[aria-label="Changes since v4.x"] summary');
      await visitor.eventually(() => location.pathname + location.search).toBe('/docs/intro?changes=4-to-5');
    },
  },
];
