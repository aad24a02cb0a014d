// What a newcomer does first, from a first visit of the home page, and how many actions each may take.
import type { Locator, Page } from '@playwright/test';
import { latestLine, nextLine } from '../../lines/registry';
import { Demo, successful } from '../fixtures/demo';
import { box, hits } from '../fixtures/searchModal';
import { test as base, expect, open } from '../fixtures/site';

/** A click, a key chord, a paste or a field that is filled: what a visitor counts. */
class Visitor {
  actions = 0;
  readonly demo: Demo;
  constructor(readonly page: Page) {
    this.demo = new Demo(page);
  }
  private did = (act: Promise<unknown>) => {
    this.actions += 1;
    return act;
  };
  click = (target: Locator) => this.did(target.click());
  /** Radio buttons lie under what is drawn of them. */
  choose = (target: Locator) => this.did(target.check({ force: true }));
  press = (chord: string) => this.did(this.page.keyboard.press(chord));
  fill = (field: Locator, text: string) => this.did(field.fill(text));
  select = (list: Locator, option: string) => this.did(list.selectOption(option));
  paste = async (field: Locator, text: string) => {
    await this.page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
    await this.did(field.press('ControlOrMeta+v'));
  };
  /** Opens the search and types, or pastes, what is looked for. */
  async search(text: string) {
    await this.press('ControlOrMeta+k');
    await this.fill(box(this.page), text);
  }
  toDemo = () => this.click(this.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Demo' }));
}

const test = base.extend<{ visitor: Visitor }>({
  visitor: async ({ page, watch, context }, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/');
    await use(new Visitor(page));
    expect(watch.problems).toEqual([]);
  },
});

const line = (page: Page) => page.getByRole('region', { name: 'What the query selects' });

test('how many films my own first rule selects: 4 actions', async ({ page, visitor }) => {
  const { demo } = visitor;
  await visitor.toDemo();
  await visitor.select(page.getByLabel('Sample query'), 'empty');
  await visitor.click(demo.addRule());
  await visitor.fill(demo.value(1), 'Star Wars');
  await expect(line(page)).toContainText(/(^|\D)[1-9]\d* of 3,201 movies/);
  expect(visitor.actions).toBeLessThanOrEqual(4);
});

test('my own fields in the builder: 4 actions; everything is undone by 1', async ({ page, visitor }) => {
  const { demo } = visitor;
  await visitor.toDemo();
  await visitor.click(demo.tab('data'));
  await visitor.paste(
    page.getByLabel('Rows or fields as text'),
    `const fields: Field[] = [
  { name: 'plan', label: 'Plan', valueEditorType: 'select', values: [{ name: 'pro', label: 'Pro' }] },
  { name: 'seats', label: 'Seats', inputType: 'number' },
];`,
  );
  const own = demo.builder.getByRole('option', { name: 'Seats' });
  await expect(own).not.toHaveCount(0);
  expect(visitor.actions).toBeLessThanOrEqual(4);

  await demo.addRule().click();
  await demo.turnOn('showLockButtons');
  visitor.actions = 0;
  await visitor.click(demo.button('Start over'));
  await expect(own).toHaveCount(0);
  await expect(demo.value(1)).toHaveValue('7.5');
  await expect(demo.rules).toHaveCount(4);
  await expect(demo.option('showLockButtons')).not.toBeChecked();
  expect(visitor.actions).toBeLessThanOrEqual(1);
  await demo.button('Undo').click();
  await expect(own).not.toHaveCount(0);
  await expect(demo.option('showLockButtons')).toBeChecked();
});

test('the shortest code for MUI: 3 actions', async ({ page, visitor }) => {
  const { demo } = visitor;
  await visitor.toDemo();
  await visitor.click(page.getByRole('navigation', { name: 'Toolkit' }).getByRole('link', { name: 'MUI' }));
  await visitor.click(demo.tab('code'));
  const code = demo.panel('code').locator('pre').first();
  await expect(code).toContainText('@react-querybuilder/material');
  expect(((await code.textContent()) ?? '').trim().split('\n').length).toBeLessThanOrEqual(40);
  expect(visitor.actions).toBeLessThanOrEqual(3);
});

test('PostgreSQL with parameters, in other words: 4 actions', async ({ page, visitor }) => {
  await visitor.search('postgres $1');
  await expect(hits(page).first()).toContainText('Numbered: $1');
  await visitor.press('Enter');
  await expect(page).toHaveURL(/\/docs\/tips\/custom-bind-variables#numbered/);
  await expect(page.locator('main pre').filter({ hasText: 'like $1' }).first()).toBeVisible();
  expect(visitor.actions).toBeLessThanOrEqual(4);
});

test('PostgreSQL with parameters: 4 actions', async ({ page, visitor }) => {
  await visitor.search('postgresql parameters');
  await expect(hits(page).first()).toContainText('PostgreSQL numbers its parameters');
  await visitor.press('Enter');
  await expect(page).toHaveURL(/\/docs\/api\/export#/);
  await expect(page.locator('pre').filter({ hasText: "formatQuery(query, 'parameterized')" }).first()).toBeVisible();
  expect(visitor.actions).toBeLessThanOrEqual(4);
});

test('a colleague opens my query: 2 actions once it is built', async ({ page, visitor, browser, baseURL }) => {
  await visitor.demo.value(1).fill('8.5');
  visitor.actions = 0;
  await visitor.click(page.getByRole('link', { name: 'Open this query in the demo' }));
  await visitor.click(visitor.demo.button('Copy link'));
  await expect(visitor.demo.button('Link copied')).toBeVisible();
  expect(visitor.actions).toBeLessThanOrEqual(2);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const colleague = await browser.newContext({ baseURL });
  const theirs = await colleague.newPage();
  await open(theirs, link);
  await expect(new Demo(theirs).value(1)).toHaveValue('8.5');
  await colleague.close();
});

test('what changed for getValues since v5: 4 actions', async ({ page, visitor }) => {
  await visitor.click(
    page.getByRole('link', { name: `what changed from ${latestLine.release} to ${nextLine.release}` }),
  );
  // The browser's own search on the page: its keys, and the name.
  visitor.actions += 2;
  const change = page.locator('li').filter({ has: page.getByRole('link', { name: 'getValues', exact: true }) });
  await expect(change.filter({ hasText: 'FlexibleOptionListProp' }).first()).toBeVisible();
  expect(visitor.actions).toBeLessThanOrEqual(4);
});

test('the default of enableMountQueryChange: 2 actions', async ({ page, visitor }) => {
  await visitor.search('enableMountQueryChange');
  await expect(hits(page).first()).toContainText('Default true');
  expect(visitor.actions).toBeLessThanOrEqual(2);
});

test('licence and size: no action', async ({ page, visitor }) => {
  const facts = page.getByRole('list', { name: 'At a glance' });
  await expect(facts).toContainText('MIT licence');
  await expect(facts).toContainText(/\d KB without React/);
  await expect(facts).toBeInViewport({ ratio: 1 });
  expect(visitor.actions).toBe(0);
});

test('a message of the compiler finds its page: 2 actions', async ({ page, visitor }) => {
  await visitor.search(
    "Type 'Dispatch<SetStateAction<RuleGroupType>>' is not assignable to type '(query: RuleGroupType | RuleGroupTypeIC) => void'",
  );
  await expect(hits(page).first()).toContainText('onQueryChange={setQuery} does not compile');
  expect(visitor.actions).toBeLessThanOrEqual(2);
});

test('the other release: 2 actions', async ({ page, visitor }) => {
  await visitor.toDemo();
  await visitor.choose(visitor.demo.release(nextLine.major));
  await expect(page.locator(`[data-release="${nextLine.major}"] .queryBuilder`)).toBeVisible();
  expect(visitor.actions).toBeLessThanOrEqual(2);
});

test('three rules and a group by keyboard, with their values: 40 keys, and one count is heard', async ({
  page,
  visitor,
}) => {
  const { demo } = visitor;
  const press = async (...keys: string[]) => {
    for (const key of keys) await visitor.press(key);
  };
  const tabTo = async (target: Locator) => {
    while (!(await target.evaluate((element) => element === document.activeElement))) {
      await press('Tab');
      expect(visitor.actions).toBeLessThanOrEqual(40);
    }
  };
  await press('Tab', 'Enter');
  await tabTo(page.getByRole('link', { name: 'Try the demo' }));
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demo');
  // Whatever a live region comes to say.
  await page.evaluate(() => {
    const heard: string[] = [];
    const note = () => {
      for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live=polite]')) {
        const count = /[\d,]+ of 3,201/.exec(region.textContent ?? '')?.[0];
        if (count && heard.at(-1) !== count) heard.push(count);
      }
    };
    new MutationObserver(note).observe(document, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { heard });
  });
  await press('Tab', 'Enter');
  // At the pace of who listens: what is said of each step is said before the next one.
  const heard = page.getByRole('status', { name: 'Result' });
  await tabTo(demo.button('Add group, the whole query'));
  await press('Enter');
  await expect(demo.list('Combinators, group 4')).toBeFocused();
  await expect(heard).toHaveText('Group 4 has no rule yet.');
  await tabTo(demo.button('Add rule, group 4'));
  await press('Enter');
  await expect(demo.list('Fields, rule 4.1')).toBeFocused();
  await expect(heard).toHaveText('Rule 4.1 has no value yet.');
  await tabTo(page.getByLabel('Value, rule 4.1', { exact: true }));
  await press('M', 'a', 'n');
  await tabTo(demo.button('Clone rule, rule 4.1'));
  await press('Enter', 'Enter');
  await expect(page.getByLabel('Value, rule 4.3', { exact: true })).toHaveValue('Man');
  expect(visitor.actions).toBeLessThanOrEqual(40);
  const found = successful(7.5).filter(({ Title: title }) => /man/i.test(String(title))).length;
  await expect(line(page)).toContainText(`${found} of 3,201 movies ·`);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard))
    .toEqual([`${found} of 3,201`]);
});
