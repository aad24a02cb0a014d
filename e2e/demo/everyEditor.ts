import { expect, type Page } from '@playwright/test';
import type { Demo } from '../fixtures/demo';

/** What each control of the builder is called by a screen reader. */
export const namesOfControls = (demo: Demo) =>
  demo.builder
    .locator(
      'button:not([aria-hidden]), input:not([type=radio], [aria-hidden]), select, textarea:not([aria-hidden]), [role=button], [role=combobox], [role=radiogroup]',
    )
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility())
        .map((control) => {
          // What has no label of its own, such as a button that is an icon, is named by what is in it.
          const named = control.matches('[aria-label]') ? control : control.querySelector('[aria-label]');
          return named?.getAttribute('aria-label') ?? control.outerHTML;
        }),
    );

const place =
  /, ((rule|group|item) [\d.]+|the whole query|the list of rule [\d.]+)( in the list of rule [\d.]+)?(, (second|threshold|from|to))?$|^Move (rule|group) [\d.]+ (up|down)$/;

/** Each name is one of its own and says where its control stands. */
export function expectGoodNames(all: string[]) {
  expect(all.filter((name) => !place.test(name))).toEqual([]);
  expect([...new Set(all)]).toEqual(all);
}

/** Rules of the site for a class or a bare element that match something inside of the border of a toolkit. */
export async function expectNoRuleOfTheSiteInside(page: Page) {
  const { count, found } = await page.evaluate(() => {
    const inside = [...document.querySelectorAll('[data-toolkit] *')];
    const rulesOf = (list: CSSRuleList): CSSStyleRule[] =>
      [...list].flatMap((rule) =>
        rule instanceof CSSStyleRule ? [rule] : 'cssRules' in rule ? rulesOf((rule as CSSMediaRule).cssRules) : [],
      );
    const rules = [...document.styleSheets]
      .filter(({ href }) => href?.includes('/styles.'))
      .flatMap((sheet) => rulesOf(sheet.cssRules))
      .map(({ selectorText }) => selectorText)
      .filter((selector) => /\.[a-z]|(^|[\s>+~,])[a-z][a-z\d]*(:[^\s]*)?(,|$)/i.test(selector))
      .filter((selector) => !selector.includes('[data-release'));
    return { count: rules.length, found: rules.filter((rule) => inside.some((element) => element.matches(rule))) };
  });
  expect(count).toBeGreaterThan(100);
  expect(found).toEqual([]);
}
