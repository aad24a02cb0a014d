import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { panelIds } from '../../src/demo/panels/panelIds';
import { exportFormats } from '../../src/demo/releases/8/exportFormats';
import { startLimit } from '../../src/engines/client';
import { pageEngines } from '../../src/engines/registry';
import { workerFolder } from '../../src/loading/workerFolder';
import { toolkits } from '../../src/toolkits/registry';
import { Demo } from '../fixtures/demo';
import { box, hits } from '../fixtures/searchModal';
import { expect, open, showIntent } from '../fixtures/site';

export type Action = {
  id: string;
  /** Up to where all is well. */
  prepare: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  /** What is there in spite of the fault: something to read, and what the visitor has typed. */
  stays: (page: Page) => Promise<unknown>;
  /** What is there once the action has worked. */
  done: (page: Page) => Promise<unknown>;
  /** What is said in place of the fault's own words. */
  says?: RegExp;
  /** The button's name where it is another than Retry. */
  cure?: string;
  /** Whether the fault is about a file; about all, without it. */
  isMeant?: (file: string) => boolean;
  /** The page is not live yet. */
  isEarly?: true;
  /** A worker, which says nothing of a script that does nothing; its start is given up after this time. */
  patience?: number;
  /** A worker that is given up as what has not arrived. */
  isWorker?: true;
  /** It leads to another page, which an update of the site brings by itself. */
  isMove?: true;
  /** After a reload it is there without being done again. */
  isKept?: true;
};

/** A demo in which the visitor has done something. */
async function editedDemo(page: Page, address = '/demo') {
  await open(page, address);
  await new Demo(page).value(1).fill('8.25');
  await expect(page).toHaveURL(/#d1=/);
}
const run = (page: Page) => page.getByRole('button', { name: 'Run the query' }).click();
async function showResults(page: Page) {
  await new Demo(page).openPanel('results');
  if (await page.getByRole('button', { name: 'Run the query' }).isVisible()) await run(page);
}
const queryStays = (page: Page, value = '8.25') => expect(new Demo(page).value(1)).toHaveValue(value);

/** What a panel shows that no other does. */
const contents: Record<(typeof panelIds)[number], string | RegExp> = {
  results: /of 3,201 rows in/,
  export: 'Format options',
  import: 'Query text',
  data: 'Rows or fields as text',
  code: 'Download project',
  releases: /v\d/,
  theme: 'Reset theme',
  options: 'Use the demo’s options',
};
const panels = panelIds.flatMap((id): Action[] => {
  return [
    {
      id: `panel ${id}`,
      prepare: (page) => editedDemo(page),
      act: (page) => (id === 'results' ? run(page) : new Demo(page).tab(id).dispatchEvent('click')),
      isKept: true,
      stays: (page) => queryStays(page),
      // A comparison needs the files of every documented release, each twice where it comes damaged: 15 s on two cores.
      done: (page) => expect(new Demo(page).panel(id).getByText(contents[id]).first()).toBeVisible({ timeout: 45_000 }),
      // What the panel shows comes with files of its own, whose faults are the engines'.
      isMeant: (file) => file.endsWith('.js') && !Object.values(workerFiles()).includes(file),
    },
  ];
});

/** The script of each engine's worker, as the build has named it. */
function workerFiles(): Record<string, string> {
  const folder = 'build/assets/js';
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const textOf = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
  const starts = /(?<=([\w-]+)"?:)\(\)=>new Worker\(new URL\([^()]*\.u\("(\d+)"\)/g;
  // Readers of a visitor's own data are started from a script of their own.
  const found = scripts.flatMap((file) => [...textOf(file).matchAll(starts)]);
  const runtime = textOf(scripts.find((file) => file.startsWith('runtime~main')) ?? '');
  return Object.fromEntries(
    found.map(([, id = '', chunk]) => [
      id,
      `/${workerFolder}assets/js/${new RegExp(`[{,]${chunk}:"(\\w+)"`).exec(runtime)?.[1]}.js`,
    ]),
  );
}

const engines = pageEngines.map(({ id, name, formats, onRequest }): Action => {
  const [format, since] = Object.entries(formats)[0] as [string, number];
  const label = exportFormats.find((known) => known.id === format)?.label ?? '';
  const file = workerFiles()[id];
  if (!file) throw new Error(`The build has no worker for ${id}.`);
  const asked = (page: Page) => page.getByRole('button', { name: `Also run in ${name}` });
  return {
    id: `engine ${id}`,
    prepare: async (page) => {
      await open(page, since > 5 ? '/demo?release=8' : '/demo');
      if (since > 5) await expect(page.locator('[data-release="8"] .queryBuilder')).toBeVisible();
      await new Demo(page).value(1).fill('8.25');
      await new Demo(page).openPanel('export');
      await page.getByRole('radio', { name: label, exact: true }).check({ force: true });
      if (!onRequest) return;
      await showResults(page);
      await expect(asked(page)).toBeVisible();
    },
    act: async (page) => {
      if (onRequest) await asked(page).click();
      else await showResults(page);
    },
    stays: (page) => queryStays(page),
    done: (page) => {
      const answer = onRequest ? page.getByRole('region', { name }).getByText(/selects? /) : new Demo(page).count;
      return expect(answer).toBeVisible();
    },
    isMeant: (other) => other === file,
    patience: startLimit,
    ...(onRequest ? {} : { isKept: true }),
  };
});

const [first, second] = toolkits;
const downloads = new WeakSet<Page>();
const firstEdit = (page: Page) => page.getByRole('button', { name: /^Edit / }).first();
const codeField = (page: Page) => page.getByRole('textbox', { name: /^Code of/ });
const saves = 'Save as a file';
/** The button of the panel: a notice beside the query has one of that name too, which goes when the address carries it. */
const save = (page: Page) => new Demo(page).panel('import').getByRole('button', { name: saves });

/** What a visitor does that fetches something. A new one is walked with every fault. */
export const actions: Action[] = [
  {
    id: 'first load',
    prepare: (page) => page.goto('/docs/intro'),
    act: showIntent,
    stays: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started'),
    done: (page) => expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true'),
    says: /Part of this page could not be loaded|controls of this page are still loading/,
    cure: 'Retry',
    isEarly: true,
    isKept: true,
  },
  {
    id: 'link',
    prepare: async (page) => {
      await open(page, '/docs/intro');
      await page.evaluate(() => scrollTo(0, 600));
    },
    act: (page) => page.locator('nav').getByRole('link', { name: 'Demo', exact: true }).dispatchEvent('click'),
    stays: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
    done: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demo');
      expect(await page.evaluate(() => scrollY), 'a page begins at its top').toBe(0);
    },
    isMove: true,
  },
  {
    id: 'link to a section',
    prepare: (page) => open(page, '/docs/intro'),
    act: (page) => page.locator('main a[href*="/docs/tips/"][href*="#"]').first().dispatchEvent('click'),
    stays: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
    done: async (page) => {
      await expect(page).toHaveURL(/\/docs\/tips\/.*#/);
      const { hash } = new URL(page.url());
      await expect(page.locator(hash), 'a page begins at the section of its address').toBeInViewport();
    },
    isMove: true,
  },
  {
    id: 'sample',
    prepare: async (page) => {
      await page.setViewportSize({ width: 1280, height: 300 });
      await open(page, '/docs/intro');
    },
    act: (page) => page.locator('[data-sample] [data-release]').first().scrollIntoViewIfNeeded(),
    stays: (page) => expect(page.locator('[data-sample] [data-release] .queryBuilder').first()).toBeVisible(),
    done: (page) => expect(page.locator('[data-sample] [data-live]').first()).toBeVisible(),
    isKept: true,
  },
  ...panels,
  ...engines,
  {
    id: 'toolkit',
    prepare: (page) => editedDemo(page),
    act: async (page) => {
      // The last edit is not in the address yet.
      await new Demo(page).value(1).fill('9.5');
      await page.getByRole('link', { name: second.label, exact: true }).dispatchEvent('click');
    },
    stays: (page) => queryStays(page, '9.5'),
    done: async (page) => {
      await expect(page).toHaveURL(new RegExp(`${second.path}(#|$)`));
      await queryStays(page, '9.5');
    },
    isMove: true,
  },
  {
    id: 'release',
    prepare: (page) => editedDemo(page),
    act: (page) => new Demo(page).release(first.releases[1] ?? '').dispatchEvent('click'),
    stays: (page) => queryStays(page),
    done: (page) => expect(page.locator('[data-release="8"] .queryBuilder')).toBeVisible(),
  },
  {
    id: 'search opening',
    prepare: (page) => open(page, '/docs/intro'),
    act: async (page) => {
      await page.keyboard.press('/');
      await box(page).fill('validation');
    },
    stays: (page) => expect(box(page)).toHaveValue('validation'),
    done: (page) => expect(hits(page).first()).toBeVisible(),
  },
  {
    id: 'search typing',
    prepare: async (page) => {
      await open(page, '/docs/intro');
      await page.keyboard.press('/');
      await expect(page.locator('.DocSearch-Modal')).toBeVisible();
    },
    act: async (page) => {
      // After a reload it is closed.
      if (!(await box(page).isVisible())) await page.keyboard.press('/');
      await box(page).fill('validation');
    },
    stays: (page) => expect(box(page)).toHaveValue('validation'),
    done: (page) => expect(hits(page).first()).toBeVisible(),
    says: /Unable to fetch results/,
    isWorker: true,
    cure: 'Try again',
  },
  {
    id: 'types of an edited sample',
    prepare: async (page) => {
      await open(page, '/docs/intro');
      await firstEdit(page).click();
      await codeField(page).fill((await codeField(page).inputValue()).replace(/label: '\w+/, "label: 'Kept"));
    },
    act: async (page) => {
      // After a reload it is closed, and has kept the text.
      if (!(await codeField(page).isVisible())) await firstEdit(page).click();
      await page.getByRole('button', { name: /^Check types/ }).click();
    },
    stays: (page) => expect(codeField(page)).toHaveValue(/label: 'Kept/),
    done: (page) => expect(page.getByText('No type errors.')).toBeVisible(),
    isMeant: (file) => file.includes('sandbox/typescript'),
  },
  {
    id: 'download',
    prepare: async (page) => {
      page.on('download', () => downloads.add(page));
      await editedDemo(page);
      await new Demo(page).openPanel('import');
      await expect(save(page)).toBeVisible();
    },
    act: (page) => save(page).click(),
    stays: (page) => queryStays(page),
    done: (page) => expect.poll(() => downloads.has(page)).toBe(true),
    cure: saves,
  },
];
