import { Demo } from '../fixtures/demo';
import { axeFindings, expect, open, test } from '../fixtures/site';

const style = (demo: Demo, property: 'gap' | 'borderTopColor' | 'backgroundColor' | 'borderTopStyle') =>
  demo.builder
    .locator('.ruleGroup')
    .first()
    .evaluate((group, name) => getComputedStyle(group)[name as 'gap'], property);

test('a theme is seen at once in both modes, warns of low contrast, and travels by link and project', async ({
  page,
  watch,
}) => {
  const demo = new Demo(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/demo');
  const initial = { gap: await style(demo, 'gap'), border: await style(demo, 'borderTopColor') };
  await demo.openPanel('theme');
  const panel = demo.panel('theme');
  const field = (name: string) => panel.getByLabel(name, { exact: true });

  await test.step('lengths, styles and colours', async () => {
    await field('Spacing').fill('1.5');
    await expect.poll(() => style(demo, 'gap')).toBe('24px');
    await field('Border style').selectOption('dotted');
    await expect.poll(() => style(demo, 'borderTopStyle')).toBe('dotted');
    await field('Border colour').fill('#aa0000');
    await expect.poll(() => style(demo, 'borderTopColor')).toBe('rgb(170, 0, 0)');
    await field('Border colour, as text').fill('rebeccapurple');
    await field('Border colour, as text').blur();
    await expect(field('Border colour, as text')).toHaveValue('#663399');
    await expect.poll(() => style(demo, 'borderTopColor')).toBe('rgb(102, 51, 153)');
    await field('Border colour, as text').fill('red; } body { display: none');
    await expect(field('Border colour, as text')).toHaveAttribute('aria-invalid', 'true');
    await field('Border colour, as text').blur();
    await expect(field('Border colour, as text')).toHaveValue('#663399');
  });
  await test.step('dark mode has its own colours', async () => {
    await panel.getByRole('radio', { name: 'Dark mode' }).check();
    await expect.poll(() => style(demo, 'borderTopColor')).toBe('rgb(102, 51, 153)');
    await expect(panel.getByRole('status')).toHaveText('One colour has too little contrast.');
    await expect(field('Border colour')).toHaveAccessibleDescription(/^Contrast [\d.]+:1. Lines need 3:1.$/);
    await field('Border colour').fill('#ffcc00');
    await expect.poll(() => style(demo, 'borderTopColor')).toBe('rgb(255, 204, 0)');
    await expect(panel.getByRole('status')).toHaveText('');
    expect(await axeFindings(page, { more: ['best-practice'], within: ['#panel-theme'] })).toEqual([]);
    await panel.getByRole('radio', { name: 'Light mode' }).check();
    await expect.poll(() => style(demo, 'borderTopColor')).toBe('rgb(102, 51, 153)');
    expect(await axeFindings(page, { more: ['best-practice'], within: ['#panel-theme'] })).toEqual([]);
  });
  await test.step('the code says it', async () => {
    const code = panel.getByRole('region', { name: 'Theme', exact: true });
    await expect(code).toContainText('border-color: light-dark(#663399, #ffcc00);');
    await panel.getByRole('radio', { name: 'SCSS', exact: true }).check();
    await expect(code).toContainText('$rqb-border-color: light-dark(#663399, #ffcc00),');
    await demo.openWholeCode();
    await page.locator('#panel-code select').selectOption('theme.css');
    await expect(page.getByRole('region', { name: 'theme.css' })).toContainText('gap: 1.5rem');
  });
  await test.step('a link carries it', async () => {
    await expect(page).toHaveURL(/#d1=/);
    const address = page.url();
    await page.goto('about:blank');
    await open(page, address);
    await expect.poll(() => style(demo, 'gap')).toBe('24px');
    await demo.openPanel('theme');
    await expect(field('Spacing')).toHaveValue('1.5');
  });
  await test.step('and Reset takes it away', async () => {
    await panel.getByRole('button', { name: 'Reset Spacing' }).click();
    await expect.poll(() => style(demo, 'gap')).toBe(initial.gap);
    await panel.getByRole('button', { name: 'Reset theme' }).click();
    await expect.poll(() => style(demo, 'borderTopColor')).toBe(initial.border);
    await expect(page.locator('[data-toolkit] style')).toHaveCount(0);
  });
  expect(watch.problems).toEqual([]);
});

test('a theme of Next is seen at once, on branch lines too', async ({ page, watch }) => {
  const demo = new Demo(page);
  await open(page, '/demo');
  await page.getByRole('radio', { name: /Next/ }).check({ force: true });
  await expect(page.locator('[data-release="8"] .rule')).toHaveCount(4);
  await demo.openPanel('theme');
  const panel = demo.panel('theme');
  await panel.getByLabel('Border colour', { exact: true }).fill('#aa0000');
  await expect.poll(() => style(demo, 'borderTopColor')).toBe('rgb(170, 0, 0)');
  const line = () => demo.rules.first().evaluate((rule) => getComputedStyle(rule, '::before').borderLeftColor);
  await expect.poll(line).toBe('rgb(170, 0, 0)');
  await panel.getByLabel('Line colour', { exact: true }).fill('#0000aa');
  await expect.poll(line).toBe('rgb(0, 0, 170)');
  await panel.getByLabel('Base colour', { exact: true }).fill('#00aa00');
  await expect.poll(() => style(demo, 'backgroundColor')).toBe('color(srgb 0 0.666667 0 / 0.2)');
  await panel.getByRole('button', { name: 'Reset theme' }).click();
  await expect.poll(line).not.toBe('rgb(0, 0, 170)');
  expect(watch.problems).toEqual([]);
});
