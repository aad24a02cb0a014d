import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { encodePermalink } from '../../src/demo/store/permalink';
import { type DemoState, initialState } from '../../src/demo/store/state';
import { setOfTests } from '../../src/own-data/setOfTests';
import { Demo } from '../fixtures/demo';
import { servePlainly } from '../fixtures/plainHost';
import { buildProject, projectFolder, removeProject, unpackProject } from '../fixtures/project';
import { expect, open, test } from '../fixtures/site';

test.afterEach(({ watch }) => expect(watch.problems).toEqual([]));

const paid = { combinator: 'and', rules: [{ field: 'paid', operator: '=', value: true }] };
/** The demo about a visitor's small table, whose rows a link carries. */
const address = `/demo#${encodePermalink({
  toolkit: 'default',
  state: { ...initialState, data: { ...setOfTests, sharesRows: true }, query: paid } as DemoState,
})}`;
const live = (page: Page) => page.getByRole('region', { name: 'What the query selects' });

test('a link with rows opens with them, and they go into a project that shows those that are selected', async ({
  page,
  context,
  watch,
}) => {
  const demo = new Demo(page);
  await open(page, address);
  await expect(live(page)).toContainText('2 of 4 rows');
  await demo.openWholeCode();
  await page.getByRole('checkbox', { name: /^Download the 4 rows, too/ }).check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download project' }).click();
  const folder = projectFolder();
  try {
    unpackProject(readFileSync(await (await download).path()), folder, initialState.release);
    await buildProject(folder);
    const host = await servePlainly(path.join(folder, 'dist'));
    try {
      const other = await context.newPage();
      other.on('pageerror', (error) => watch.problems.push(`project: ${error.message}`));
      await other.goto(host.origin);
      const rows = other.getByRole('region', { name: 'Selected rows' });
      await expect(rows.getByRole('status')).toHaveText('2 of 4 rows');
      await expect(rows.getByRole('row').nth(2)).toContainText('Bo <b>');
      await new Demo(other, 'body').removeRule(1).click();
      await expect(rows.getByRole('status')).toHaveText('4 of 4 rows');
    } finally {
      await host.stop();
    }
  } finally {
    removeProject(folder);
  }
});

/** What another program left in the browser's storage in the place of a set. */
const damage = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.open('react-querybuilder-data');
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const write = request.result.transaction('sets', 'readwrite');
      write.objectStore('sets').put({ name, fields: [{ name: '__proto__' }] }, name);
      write.oncomplete = () => {
        request.result.close();
        resolve();
      };
    };
  });

test('a damaged set among those that are saved is said to be so, and the others open', async ({ page }) => {
  const demo = new Demo(page);
  await open(page, address);
  await demo.openPanel('data');
  await page.getByRole('button', { name: 'Save in this browser' }).click();
  await expect(page.getByRole('button', { name: 'Open orders' })).toBeVisible();
  await page.evaluate(damage, 'damaged');
  await open(page, '/demo');
  await expect(live(page)).toContainText('3,201 movies');
  await demo.openPanel('data');
  await page.getByRole('button', { name: 'Open damaged' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '“damaged” is damaged or gone' })).toBeVisible();
  await expect(live(page)).toContainText('3,201 movies');
  await page.getByRole('button', { name: 'Open orders' }).click();
  await expect(page.getByRole('heading', { name: 'orders: 4 rows, 5 fields' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete damaged' }).click();
  await expect(page.getByRole('button', { name: 'Open damaged' })).toHaveCount(0);
});
