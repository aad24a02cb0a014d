import { readFileSync } from 'node:fs';
import { type Locator, type Page, test } from '@playwright/test';
import { expect } from './site';

type Movie = Record<string, number | string | null>;
/** The table that the results are of. */
export const movies: Movie[] = JSON.parse(readFileSync('node_modules/vega-datasets/data/movies.json', 'utf8'));
/** The sample query with another rating, by a plain filter. */
export const successful = (rating: number) =>
  movies.filter(
    ({ 'IMDB Rating': imdb, 'Worldwide Gross': gross, 'Production Budget': budget, 'Major Genre': genre }) =>
      imdb !== null &&
      Number(imdb) >= rating &&
      budget !== null &&
      Number(gross) > Number(budget) &&
      (genre === 'Comedy' || genre === 'Drama'),
  );

/** How far the page, and the builder in it, can be scrolled sideways. */
export const sideways = () =>
  [document.documentElement, document.querySelector('.queryBuilder')?.parentElement].map((element) =>
    element ? Math.max(0, element.scrollWidth - element.clientWidth) : NaN,
  );

/** Addresses of what the engines need: the table, and the files that are no scripts. */
export const ofEngines = /movies-table|\.wasm/;

/** What a test needs of a demo page, the same in every toolkit. */
export class Demo {
  readonly builder: Locator;
  readonly rules: Locator;
  readonly sql: Locator;
  readonly exported: Locator;
  readonly popup: Locator;
  readonly options: Locator;
  /** Of the results: how many rows, whether the formats agree, the rows that are drawn, and the query that was run. */
  readonly count: Locator;
  readonly agreement: Locator;
  readonly resultRows: Locator;
  readonly executed: Locator;
  constructor(readonly page: Page) {
    this.builder = page.locator('[data-toolkit] .queryBuilder');
    this.rules = this.builder.locator('.rule');
    this.sql = page.getByRole('region', { name: 'Query as SQL' });
    this.exported = page.getByRole('region', { name: /^Query as/ });
    this.popup = page.locator('[data-toolkit] :is([role=presentation] [role=listbox], .ant-select-dropdown)');
    this.options = page.locator('summary', { hasText: 'Options' });
    this.count = page.getByRole('tabpanel', { name: 'Results' }).getByText(/^[\d,]+ of 3,201 rows in /);
    this.agreement = page.getByRole('region', { name: 'Agreement of the formats' });
    this.resultRows = page.getByRole('region', { name: 'Rows that match' }).locator('[role=row]:has([role=cell])');
    this.executed = page.getByRole('region', { name: 'Query as executed' });
  }
  button = (name: string | RegExp) => this.page.getByRole('button', { name, exact: true });
  addRule = () => this.button('Add rule, the whole query');
  removeRule = (rule: number) => this.button(`Remove rule, rule ${rule}`);
  value = (rule: number) => this.page.getByLabel(`Value, rule ${rule}`, { exact: true });
  list = (name: string) => this.page.getByRole('combobox', { name, exact: true });
  option = (label: string) => this.page.getByRole('checkbox', { name: label, exact: true });
  tab = (name: string) => this.page.getByRole('tab', { name }).click();

  /** Opens the results of a query that is nothing but an expression of the visitor's own. */
  async runExpression(expression: string) {
    await this.page.getByLabel('Sample query').selectOption('empty');
    await this.page.getByText('Settings of this format').click();
    await this.page.getByLabel('Fallback expression').fill(expression);
    await this.tab('Results');
  }

  /** Chooses in a list by mouse: a native one, or one that opens a popup. */
  async choose(name: string, option: string) {
    const list = this.list(name);
    if ((await list.evaluate((element) => element.tagName)) === 'SELECT') return list.selectOption({ label: option });
    // antd's input lies under what it shows, so the click goes to the place, not to the element.
    await list.click({ force: true });
    const shown = this.popup.locator('visible=true').locator(':is(li[role=option], .ant-select-item-option)');
    const chosen = shown.filter({ hasText: new RegExp(`^${option.replace(/[$()]/g, '\\$&')}$`) });
    await chosen.hover();
    // A list of antd that has just opened may still take its place; it marks the option under the pointer.
    if (await chosen.evaluate((element) => element.matches('.ant-select-item-option')))
      await expect(chosen).toHaveClass(/option-active/);
    await chosen.click();
    await expect(this.popup.locator('visible=true')).toHaveCount(0);
  }

  /** Tabs to a control with a name, label or text; fails when the keyboard does not reach it. */
  async tabTo(name: string) {
    for (let presses = 0; presses < 150; presses += 1) {
      const names = await this.page.evaluate(() => {
        const { activeElement: element } = document;
        const labels = [...((element as HTMLInputElement | null)?.labels ?? [])];
        return [
          element?.getAttribute('aria-label'),
          element?.textContent,
          labels[0]?.querySelector('span')?.textContent,
        ];
      });
      if (names.includes(name)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard does not reach "${name}"`);
  }

  /** Tabs to a list and chooses in it by keys: by typing in a native one, with arrows in one that opens. */
  async chooseByKeys(name: string, option: string) {
    await this.tabTo(name);
    if (await this.page.evaluate(() => document.activeElement?.tagName === 'SELECT'))
      return this.page.keyboard.type(option.split(' ')[0] ?? '');
    await this.page.keyboard.press('ArrowDown');
    await expect(this.popup.locator('visible=true').first()).toBeVisible();
    for (let presses = 0; presses < 40; presses += 1) {
      const active = await this.page.evaluate(() => {
        const inAntd = '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option-active';
        return (document.querySelector(inAntd) ?? document.activeElement)?.textContent;
      });
      if (active === option) break;
      await this.page.keyboard.press('ArrowDown');
    }
    await this.page.keyboard.press('Enter');
    await expect(this.popup.locator('visible=true')).toHaveCount(0);
  }

  /** Adds a rule for every kind of value editor that the fields have; the first three are rules 4 to 6. */
  async addEveryEditor() {
    const editors: [field: string, operator?: string][] = [
      ['Release date'],
      ['Release date', 'between'],
      ['MPAA rating'],
      ['Creative type'],
      ['Title', 'in'],
      ['Source'],
      ['Profitable'],
      ['Profitable', '!='],
      ['Budget ($)', 'between'],
    ];
    await test.step('a rule for every kind of editor', async () => {
      for (const [index, [field, operator]] of editors.entries()) {
        await this.addRule().click();
        await this.choose(`Fields, rule ${index + 4}`, field);
        if (operator) await this.choose(`Operators, rule ${index + 4}`, operator);
      }
    });
  }

  /** Opens a list that is no part of the browser. */
  async openList(name: string): Promise<Locator | undefined> {
    const list = this.list(name);
    if ((await list.evaluate((element) => element.tagName)) === 'SELECT') return undefined;
    // From the top of the page, where the list has room below its control.
    await this.page.evaluate(() => window.scrollTo(0, 0));
    await list.click({ force: true });
    const popup = this.popup.locator('visible=true').first();
    await expect(popup).toBeVisible();
    return popup;
  }

  /** Opens the calendar of a rule on a date, where a toolkit has one that is no part of the browser. */
  async openCalendar(rule: number): Promise<Locator | undefined> {
    const named = this.page.getByLabel(new RegExp(`^Value, rule ${rule}(, from)?$`));
    const input = named.and(this.page.locator('.ant-picker input')).first();
    if ((await input.count()) === 0) return undefined;
    await input.click();
    const calendar = this.page.locator('[data-toolkit] .ant-picker-dropdown:not(.ant-picker-dropdown-hidden)');
    await expect(calendar).toBeVisible();
    return calendar;
  }

  /** Turns options on, and waits until what they load is there. */
  async turnOn(...labels: string[]) {
    if (!(await this.option('Disabled').isVisible())) await this.options.click();
    for (const label of labels) await this.option(label).check();
    if (labels.includes('Drag and drop')) await expect(this.page.locator('[data-dnd="enabled"]')).toBeVisible();
  }
}
