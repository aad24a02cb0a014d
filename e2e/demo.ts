import { type Locator, type Page, test } from '@playwright/test';
import { expect } from './site';

/** What a test needs of a demo page, the same in every toolkit. */
export class Demo {
  readonly builder: Locator;
  readonly rules: Locator;
  readonly sql: Locator;
  readonly popup: Locator;
  constructor(readonly page: Page) {
    this.builder = page.locator('[data-toolkit] .queryBuilder');
    this.rules = this.builder.locator('.rule');
    this.sql = page.getByRole('region', { name: 'Query as SQL' });
    this.popup = page.locator('[data-toolkit] :is([role=presentation] [role=listbox], .ant-select-dropdown)');
  }
  addRule = () => this.page.getByRole('button', { name: 'Add rule, the whole query', exact: true });
  removeRule = (rule: number) => this.page.getByRole('button', { name: `Remove rule, rule ${rule}`, exact: true });
  value = (rule: number) => this.page.getByRole('textbox', { name: `Value, rule ${rule}`, exact: true });

  /** Chooses in a list by mouse: a native one, or one that opens a popup. */
  async choose(name: string, option: string) {
    const list = this.page.getByRole('combobox', { name, exact: true });
    if ((await list.evaluate((element) => element.tagName)) === 'SELECT') return list.selectOption({ label: option });
    // antd's input lies under what it shows, so the click goes to the place, not to the element.
    await list.click({ force: true });
    const shown = this.popup.locator('visible=true').locator(':is(li[role=option], .ant-select-item-option)');
    await shown.getByText(option, { exact: true }).click();
    await expect(this.popup.locator('visible=true')).toHaveCount(0);
  }

  /** Tabs to a control; fails when the keyboard does not reach it. */
  async tabTo(name: string) {
    for (let presses = 0; presses < 80; presses += 1) {
      const focused = await this.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      if (focused === name) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard does not reach "${name}"`);
  }

  /** Moves a focused list one option down by keyboard. */
  async nextOption() {
    await this.page.keyboard.press('ArrowDown');
    const isNative = await this.page.evaluate(() => document.activeElement?.tagName === 'SELECT');
    if (isNative) return;
    await expect(this.popup.locator('visible=true').first()).toBeVisible();
    await this.page.keyboard.press('ArrowDown');
    await this.page.keyboard.press('Enter');
    await expect(this.popup.locator('visible=true')).toHaveCount(0);
  }

  /** Adds a rule for every kind of value editor that the fields have. */
  async addEveryEditor() {
    await test.step('a rule for every kind of editor', async () => {
      for (const field of ['MPAA rating', 'Creative type', 'Release date', 'Title', 'Budget ($)']) {
        const count = await this.builder.locator('> .ruleGroup > .ruleGroup-body > *').count();
        await this.addRule().click();
        await this.choose(`Fields, rule ${count + 1}`, field);
      }
    });
  }
}
