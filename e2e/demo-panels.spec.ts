import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { optionIds, optionTable } from '../src/demos/options';
import { encodePermalink } from '../src/demos/permalink';
import { samples } from '../src/demos/samples';
import { initialState } from '../src/demos/state';
import { expect, open, test } from './site';

const exported = (page: Page) => page.getByRole('region', { name: /^Query as/ });
const rules = (page: Page) => page.locator('[data-release] .rule');
const addRule = (page: Page) => page.locator('[data-release] .ruleGroup-addRule').first();
const options = (page: Page) => page.locator('summary', { hasText: 'Options' });
const option = (page: Page, label: string) => page.getByRole('checkbox', { name: label, exact: false }).first();
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

test.beforeEach(async ({ page }) => {
  await open(page, '/demo');
});
test.afterEach(({ watch }) => expect(watch.problems).toEqual([]));

test.describe('options', () => {
  test('every one has a switch with an explanation and a link to its docs, and can be turned on and off', async ({
    page,
  }) => {
    await options(page).click();
    for (const id of optionIds) {
      const { label, explanation, docs } = optionTable[id];
      const box = page.locator(`[aria-describedby="about-${id}"]`);
      await expect(box).toHaveAccessibleDescription(new RegExp(explanation.slice(0, 20)));
      await expect(page.getByRole('link', { name: `Docs: ${label}` })).toHaveAttribute('href', docs);
      const was = await box.isChecked();
      await box.click();
      await expect(box).toBeChecked({ checked: !was });
      await box.click();
      await expect(box).toBeChecked({ checked: was });
      await expect(rules(page)).toHaveCount(4);
    }
  });
  test('change the builder', async ({ page }) => {
    await options(page).click();
    await option(page, 'Lock buttons').check();
    await expect(page.getByTitle('Lock rule')).toHaveCount(4);
    await option(page, 'Independent combinators').check();
    await expect(page.locator('.betweenRules')).toHaveCount(3);
    await option(page, 'Disabled').check();
    await expect(page.locator('[data-release] .rule select').first()).toBeDisabled();
    await page.getByRole('button', { name: 'All defaults of the library' }).click();
    await expect(page.locator('.betweenRules')).toHaveCount(0);
    await expect(page.getByTitle('Clone rule')).toHaveCount(0);
    await page.getByRole('button', { name: 'Reset options' }).click();
    await expect(page.getByTitle('Clone rule')).toHaveCount(4);
  });
  test('validation says what is missing and where', async ({ page }) => {
    await options(page).click();
    await option(page, 'Validation').check();
    const report = page.getByRole('status', { name: 'Validation' });
    await expect(report).toContainText('Every rule has a value');
    await page.locator('[data-release] .rule input').first().fill('');
    await expect(report).toContainText('Rule 1 (IMDB rating): the value is missing');
    await expect(page.locator('.rule.queryBuilder-invalid')).toHaveCount(1);
  });
  test('debug mode shows what the builder logs', async ({ page }) => {
    await options(page).click();
    await option(page, 'Debug mode').check();
    await addRule(page).click();
    await expect(page.getByRole('region', { name: 'Debug log' })).toContainText('query updated');
  });
});

test.describe('moving rules', () => {
  test.beforeEach(async ({ page }) => {
    await options(page).click();
    await option(page, 'Drag and drop').check();
    await expect(page.locator('[data-dnd="enabled"]')).toBeVisible();
  });
  const order = (page: Page) =>
    page
      .locator('[data-release] [data-rule-id]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-rule-id')));

  test('by keys keeps the focus on the button, through groups', async ({ page }) => {
    const down = page.locator('[data-rule-id="imdb"] [data-move="down"]');
    await down.focus();
    await page.keyboard.press('Enter');
    expect(await order(page)).toEqual(['gross', 'imdb', 'comedy', 'drama']);
    await expect(down).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    expect(await order(page)).toEqual(['gross', 'comedy', 'imdb', 'drama']);
    await expect(page.getByText('Moved to 2.2')).toBeAttached();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(await order(page)).toEqual(['gross', 'imdb', 'comedy', 'drama']);
    await expect(page.locator('[data-rule-id="imdb"] [data-move="up"]')).toBeFocused();
  });
  test('by mouse', async ({ page }) => {
    await page.locator('[data-rule-id="imdb"] .queryBuilder-dragHandle').dragTo(page.locator('[data-rule-id="drama"]'));
    expect(await order(page)).toEqual(['gross', 'comedy', 'drama', 'imdb']);
  });
});

test('by finger a rule is dragged as well', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await open(page, `${baseURL}/demo`);
  await options(page).tap();
  await option(page, 'Drag and drop').check();
  await expect(page.locator('[data-dnd="enabled"]')).toBeAttached();
  await options(page).tap();
  const centre = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  await page.locator('[data-release]').scrollIntoViewIfNeeded();
  const from = await centre('[data-rule-id="imdb"] .queryBuilder-dragHandle');
  const to = await centre('[data-rule-id="gross"]');
  const touch = await context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [from]);
  for (const part of [0.2, 0.6, 1])
    await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  await send('touchEnd', []);
  await expect(page.locator('[data-release] [data-rule-id]').first()).toHaveAttribute('data-rule-id', 'gross');
  await context.close();
});

test.describe('export', () => {
  test('follows the query in every format, with its call and settings', async ({ page }) => {
    await page.locator('[data-release] .rule input').first().fill('8.25');
    for (const label of ['SQL', 'MongoDB', 'CEL', 'SpEL', 'JsonLogic', 'JSON', 'SQL with parameters']) {
      await page.getByRole('radio', { name: label, exact: true }).check();
      await expect(exported(page)).toContainText('8.25');
    }
    await expect(page.getByRole('region', { name: 'The call' })).toContainText("format: 'parameterized'");
    await page.getByRole('radio', { name: 'SQL with named parameters' }).check();
    await page.getByText('Settings of this format').click();
    await page.getByLabel('Parameter prefix').fill('@');
    await page.getByLabel('Quote field names with').fill('`');
    await expect(exported(page)).toContainText('`imdbRating` >= @imdbRating_1');
    await expect(page.getByRole('region', { name: 'The call' })).toContainText("paramPrefix: '@'");
  });
  test('is copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy Query as SQL' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('gross > budget');
  });
});

test.describe('import', () => {
  test('reads every language', async ({ page }) => {
    await tab(page, 'Import');
    for (const label of ['SQL', 'MongoDB', 'JsonLogic', 'CEL', 'JSON']) {
      await page.getByRole('radio', { name: label, exact: true }).check();
      await page.getByRole('button', { name: 'Read into the builder' }).click();
      await expect(page.locator('#import-outcome')).toContainText(`Read as ${label}`);
      await expect(rules(page)).toHaveCount(label === 'JSON' ? 2 : 4);
    }
  });
  test('says at the input what is wrong and where, and keeps the query', async ({ page }) => {
    await tab(page, 'Import');
    const input = page.getByLabel('Text to read');
    await input.fill("genre = 'Drama'\n  and gross ==== 5");
    await page.getByRole('button', { name: 'Read into the builder' }).click();
    const outcome = page.getByRole('status').filter({ hasText: 'Line 2, column 14' });
    await expect(outcome).toContainText('is not expected here');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(/not expected here/);
    await expect(input).toBeFocused();
    await tab(page, 'Export');
    await expect(exported(page)).toContainText('gross > budget');
    await tab(page, 'Import');
    await expect(input).toHaveValue(/gross ====/);
  });
});

test.describe('undo and redo', () => {
  test('by keys and buttons', async ({ page }) => {
    await addRule(page).click();
    await expect(rules(page)).toHaveCount(5);
    await page.keyboard.press('Control+z');
    await expect(rules(page)).toHaveCount(4);
    await page.keyboard.press('Control+Shift+Z');
    await expect(rules(page)).toHaveCount(5);
    await page.keyboard.press('Meta+z');
    await expect(rules(page)).toHaveCount(4);
    await page.keyboard.press('Control+y');
    await expect(rules(page)).toHaveCount(5);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rules(page)).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });
  test('leave the undo of a text field to the field', async ({ page }) => {
    await addRule(page).click();
    const input = page.locator('[data-release] .rule input').first();
    await input.focus();
    await input.press('End');
    await page.keyboard.type('9');
    await page.keyboard.press('Control+z');
    await expect(rules(page)).toHaveCount(5);
    await expect(input).toHaveValue('7.5');
  });
});

test('a whole query is built, changed and exported by keys alone', async ({ page }) => {
  const focus = async (name: string | RegExp) => {
    const matches = () =>
      page.evaluate(
        (pattern) => {
          const element = document.activeElement as HTMLElement | null;
          const label = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
          const labelled = (element as HTMLInputElement | null)?.labels?.[0]?.textContent ?? '';
          return new RegExp(pattern).test(label) || new RegExp(pattern).test(labelled);
        },
        typeof name === 'string' ? `^${name.replace(/[+]/g, '\\+')}` : name.source,
      );
    for (let presses = 0; presses < 120; presses += 1) {
      await page.keyboard.press('Tab');
      if (await matches()) return;
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  await page.locator('h1').click();
  await focus('Sample query');
  await page.keyboard.type('Nothing');
  await expect(rules(page)).toHaveCount(0);
  await focus(/^(\+ Rule|Add rule)/);
  await page.keyboard.press('Enter');
  await focus(/^Fields, \w+ 1$/);
  await page.keyboard.type('Director');
  await focus('Value, rule 1');
  await page.keyboard.type('Nora Ephron');
  await page.locator('h1').click();
  await focus(/^(\+ Group|Add group)/);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-release] .ruleGroup')).toHaveCount(2);
  await focus('Combinators, group 2');
  await page.keyboard.type('OR');
  await focus(/^(\+ Rule|Add rule)/);
  await page.keyboard.press('Enter');
  await focus(/^Fields, \w+ 2\.1$/);
  await page.keyboard.type('Genre');
  await page.locator('h1').click();
  await focus('Export');
  await focus('SQL');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(exported(page)).toHaveText("(director = 'Nora Ephron' and (genre = 'Action'))");
});

test.describe('the link', () => {
  test('carries options, format, settings and query into another tab', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByLabel('Sample query').selectOption('nested');
    await options(page).click();
    await option(page, 'Lock buttons').check();
    await page.getByRole('radio', { name: 'CEL' }).check();
    const text = await exported(page).textContent();
    const depth = await page.evaluate(() => history.length);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toMatch(new RegExp(`^${baseURL}/demo#d1=`));
    expect(await page.evaluate(() => history.length), 'no history entry').toBe(depth);
    const other = await context.newPage();
    await open(other, address);
    await expect(exported(other)).toHaveText(text ?? '');
    await expect(other.getByTitle('Lock rule')).toHaveCount(7);
    await expect(other.getByRole('alert')).toHaveCount(0);
  });
  test('is in the address bar soon after a change, and gone when the demo starts over', async ({ page }) => {
    await addRule(page).click();
    await expect(page).toHaveURL(/#d1=/);
    await page.reload();
    await expect(rules(page)).toHaveCount(5);
    await options(page).click();
    await page.getByRole('button', { name: 'Start the demo over' }).click();
    await expect(page).toHaveURL(/\/demo$/);
  });
  test('survives a visit of another page, and the way back', async ({ page }) => {
    await addRule(page).click();
    await expect(page).toHaveURL(/#d1=/);
    await page.getByRole('link', { name: 'Docs', exact: true }).first().click();
    await expect(page).toHaveURL(/\/docs\/intro/);
    await page.goBack();
    await expect(rules(page)).toHaveCount(5);
    await page.getByRole('link', { name: 'Docs', exact: true }).first().click();
    await page.getByRole('link', { name: 'Demo', exact: true }).first().click();
    await expect(rules(page)).toHaveCount(5);
  });
});

test('500 rules: typing stays fluid', async ({ page }) => {
  const many = Array.from({ length: 500 }, (_, index) => ({ field: 'title', operator: '=', value: `t${index}` }));
  const state = { ...initialState, query: { combinator: 'and', rules: many } };
  await page.goto('about:blank');
  await open(page, `/demo#${encodePermalink({ toolkit: 'default', state })}`);
  await expect(rules(page)).toHaveCount(500);
  const input = page.locator('[data-release] .rule input').nth(250);
  await input.focus();
  // From each key to the next frame in which the field shows it.
  const times = await input.evaluate(async (element: HTMLInputElement) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const measured: number[] = [];
    for (let key = 0; key < 12; key += 1) {
      const start = performance.now();
      setValue?.call(element, `${element.value}x`);
      element.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise(requestAnimationFrame);
      measured.push(performance.now() - start);
    }
    return measured.sort((a, b) => a - b);
  });
  console.log(`500 rules: median ${times[6]?.toFixed(0)} ms a key, slowest ${times.at(-1)?.toFixed(0)} ms`);
  expect(times[6]).toBeLessThan(200);
  await expect(exported(page)).toContainText('t250xxxxxxxxxxxx');
});

test.describe('the code', () => {
  test('is of the options and the query, in both languages', async ({ page }) => {
    await tab(page, 'Code');
    const code = page.getByRole('region', { name: 'App.tsx' });
    await expect(code).toContainText('showNotToggle');
    await expect(code).toContainText("value: '7.5'");
    await expect(page.getByRole('region', { name: 'Install' })).toContainText('npm install react-querybuilder@5.4.1');
    await page.getByRole('radio', { name: 'JavaScript' }).check();
    await expect(page.getByRole('region', { name: 'App.jsx' })).not.toContainText('type RuleGroupType');
    await page.getByLabel('File').selectOption('fields.js');
    await expect(page.getByRole('region', { name: 'fields.js' })).toContainText("name: 'director'");
  });
  for (const [button, host] of [
    ['Open in StackBlitz', 'https://stackblitz.com/run'],
    ['Open in CodeSandbox', 'https://codesandbox.io/api/v1/sandboxes/define'],
  ] as const)
    test(`${button} posts the files, and nothing before the click`, async ({ page, context }) => {
      const posted = new Promise<string>((resolve) =>
        context.route(`${host}**`, (route) => {
          resolve(route.request().postData() ?? '');
          return route.fulfill({ contentType: 'text/html', body: 'ok' });
        }),
      );
      await tab(page, 'Code');
      await page.getByRole('button', { name: button }).click();
      const body = decodeURIComponent((await posted).replaceAll('+', ' '));
      expect(body).toMatch(/project\[files\]\[src\/App\.tsx\]|parameters=[\w-]+/);
    });
  test('is downloaded as a zip archive', async ({ page }) => {
    await tab(page, 'Code');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download project' }).click();
    expect((await download).suggestedFilename()).toBe('query-builder-default.zip');
  });
});

for (const mode of ['light', 'dark'])
  for (const width of [1280, 390])
    test(`with everything open axe finds nothing and nothing scrolls sideways, ${mode}, ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.evaluate((value) => localStorage.setItem('theme', value), mode);
      await page.reload();
      await page.getByLabel('Sample query').selectOption(samples.at(-1)?.id ?? '');
      await options(page).click();
      for (const label of ['Drag and drop', 'Lock buttons', 'Validation', 'Debug mode', 'Justified layout'])
        await option(page, label).check();
      await expect(page.locator('[data-dnd="enabled"]')).toBeVisible();
      for (const name of ['Export', 'Import', 'Code']) {
        await tab(page, name);
        await expect(page.getByRole('tabpanel', { name })).toContainText(/Format|Text to read|Install/);
        if (name === 'Export') await page.getByText('Settings of this format').click();
        if (name === 'Import') await page.getByRole('button', { name: 'Read into the builder' }).click();
        // Not below the navbar, which would make a control smaller.
        await page.evaluate(() => window.scrollTo(0, 0));
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(
          violations.map(
            ({ id, nodes }) => `${name}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
          ),
        ).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, 'no sideways scrolling').toBeLessThanOrEqual(0);
        const builder = await page.locator('[data-release] .queryBuilder').evaluate((element) => {
          const host = element.parentElement as HTMLElement;
          return host.scrollWidth - host.clientWidth;
        });
        expect(builder, 'not in the builder either').toBeLessThanOrEqual(0);
      }
    });
