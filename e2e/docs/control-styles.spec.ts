// The controls of a preview have the site's styles, and say so; what is copied makes a project's controls look the same.
import { addStyles, expect, open, test, turnTo } from '../fixtures/site';

for (const mode of ['light', 'dark'] as const)
  test(`the copied styles make the same controls in a project, ${mode}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/docs/intro');
    await turnTo(page, mode);
    const sample = page.getByRole('group', { name: 'Sample controlled-query.tsx' });
    await expect(sample.getByText('Preview with this site’s control styles')).toBeVisible();
    await sample.getByRole('button', { name: 'Copy these styles' }).click();
    await expect(sample.getByRole('button', { name: 'Copied' })).toBeVisible();
    const styles = await page.evaluate(() => navigator.clipboard.readText());
    expect(styles).not.toMatch(/data-release|var\(/);

    const names = [
      'min-height',
      'padding-left',
      'border-left-color',
      'border-top-left-radius',
      'color',
      'background-color',
    ];
    const looks = () =>
      page.locator('.queryBuilder :is(select, input, button)').evaluateAll(
        (controls, properties) =>
          controls.map((control) => {
            const style = getComputedStyle(control);
            return properties.map((name) => `${name} ${style.getPropertyValue(name)}`).join(', ');
          }),
        names,
      );
    const shown = await looks();
    expect(shown.length).toBeGreaterThan(5);
    // A project: the builder's own markup, and no style of the site.
    const builder = await sample.locator('.queryBuilder').evaluate((element) => element.outerHTML);
    await page.goto('/robots.txt');
    await page.evaluate((html) => {
      document.body.innerHTML = html;
    }, builder);
    expect(await looks(), 'without the styles').not.toEqual(shown);
    await addStyles(page, styles);
    expect(await looks()).toEqual(shown);
  });
