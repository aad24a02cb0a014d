import { expect, type Page } from '@playwright/test';
import type { OptionId } from '../../src/demo/releases/DemoRelease';
import type { Demo } from '../fixtures/demo';

/** A rule for every kind of editor: a text, a calendar, a range, radio buttons, lists, boxes with and without a tick. */
const rules = [
  { field: 'title', operator: '=', value: 'Heat' },
  { field: 'releaseDate', operator: '=', value: '1999-06-01' },
  { field: 'releaseDate', operator: 'between', value: '' },
  { field: 'rating', operator: '=', value: 'PG' },
  { field: 'creativeType', operator: 'in', value: ['Fantasy'] },
  { field: 'title', operator: 'in', value: '' },
  { field: 'source', operator: '=', value: 'Remake' },
  { field: 'gross', operator: '>', valueSource: 'field' as const, value: 'budget' },
  { field: 'profitable', operator: '=', value: false },
  { field: 'profitable', operator: '=', value: true },
  { field: 'profitable', operator: '!=', value: false },
  { field: 'profitable', operator: '!=', value: true },
  { field: 'budget', operator: 'between', value: ['5', '7'] },
];
const groups = [true, false].map((not) => ({ combinator: 'or', not, rules: rules.slice(0, 2) }));
/** A query with every kind of editor, and two groups after its rules. */
export const everyEditor = { combinator: 'and', rules: [...rules, ...groups] };

/** Where its rules and groups stand. */
const places = {
  rule: [
    ...rules.map((_, index) => `${index + 1}`),
    ...[1, 2].flatMap((group) => [1, 2].map((rule) => `${rules.length + group}.${rule}`)),
  ],
  group: [`${rules.length + 1}`, `${rules.length + 2}`],
};

/** Names of the controls that every rule or group has when an option is on; the first are always there. */
const controlsOf: [option: OptionId | undefined, rule: string[], group: string[]][] = [
  [undefined, ['Field', 'Operator', 'Remove rule'], ['Add rule', 'Add group', 'Remove group']],
  ['showNotToggle', [], ['Not']],
  ['showCloneButtons', ['Clone rule'], ['Clone group']],
  ['showLockButtons', ['Lock rule'], ['Lock group']],
  ['showMuteButtons', ['Mute rule'], ['Mute group']],
  ['showShiftActions', ['Shift up', 'Shift down'], ['Shift up', 'Shift down']],
  ['showUngroupButtons', [], ['Ungroup']],
];

const controls =
  'button:not([role=radio], [aria-hidden]), input:not([type=radio], [aria-hidden]), select:not([aria-hidden] *), textarea:not([aria-hidden]), [role=button], [role=combobox], [role=radiogroup]';

/** What each control of the builder is called by a screen reader, as release 8 says it: release 5 has some in the plural. */
export const namesOfControls = (demo: Demo, which: ':enabled' | ':any' = ':any') =>
  demo.builder.locator(controls).evaluateAll(
    (all, isEnabled) =>
      all
        .filter((control) => control.checkVisibility())
        .filter(
          (control) =>
            !isEnabled ||
            (control.matches('[role=radiogroup]')
              ? control.querySelector(':is(input, button):enabled')
              : !control.closest(':disabled, [aria-disabled=true]')),
        )
        .map((control) => {
          // What has no label of its own, such as a button that is an icon, is named by what is in it.
          const named = control.matches('[aria-label]') ? control : control.querySelector('[aria-label]');
          const name = named?.getAttribute('aria-label') ?? control.outerHTML;
          return name.replace(/^(Field|Operator|Combinator)s,/, '$1,');
        }),
    which === ':enabled',
  );

const place =
  /, ((rule|group|item|before item) [\d.]+|the whole query|the list of rule [\d.]+)( in the list of rule [\d.]+)?(, (second|threshold|from|to))?$|^Move (rule|group) [\d.]+ (up|down)$/;

/** Each name is one of its own and says where its control stands. */
export function expectGoodNames(all: string[]) {
  expect(all.filter((name) => !place.test(name))).toEqual([]);
  expect([...new Set(all)]).toEqual(all);
}

/** Each rule and group of the query with every editor has the controls of the options that are on, and none of the others. */
export function expectControlsOf(options: Partial<Record<OptionId, boolean>>, all: string[]) {
  const [there, gone] = [true, false].map((isOn) =>
    controlsOf.flatMap(([option, ofRule, ofGroup]) =>
      (option === undefined || Boolean(options[option])) === isOn
        ? [
            ...ofRule.flatMap((name) => places.rule.map((place) => `${name}, rule ${place}`)),
            ...ofGroup.flatMap((name) => places.group.map((place) => `${name}, group ${place}`)),
          ]
        : [],
    ),
  ) as [string[], string[]];
  expect(
    there.filter((name) => !all.includes(name)),
    'controls that are missing',
  ).toEqual([]);
  expect(
    gone.filter((name) => all.includes(name)),
    'controls of options that are off',
  ).toEqual([]);
  const edited = places.rule.filter((place) => all.some((name) => name.startsWith(`Value, rule ${place}`)));
  expect(edited, 'rules with an editor of their value').toEqual(places.rule);
}

/** Names of the controls that Tab comes to, one after the other, through the builder. */
export async function reachedByKeys({ page, builder }: Demo): Promise<string[]> {
  await builder.evaluate((element) => {
    const reached: string[] = [];
    Object.assign(window, { reached });
    element.addEventListener('focusin', ({ target }) => {
      const control = target as Element;
      const own = control.matches('[aria-label]') ? control : control.querySelector('[aria-label]');
      const name = (own ?? control.closest('[aria-label]'))?.getAttribute('aria-label') ?? control.outerHTML;
      reached.push(name.replace(/^(Field|Operator|Combinator)s,/, '$1,'));
    });
  });
  await builder.locator(controls).and(page.locator(':enabled')).first().focus();
  const isInside = () => builder.evaluate((element) => element.contains(document.activeElement));
  // A date of the browser's own takes Tab several times.
  for (let presses = 0; presses < 600 && (await isInside()); presses += 20)
    for (let press = 0; press < 20; press += 1) await page.keyboard.press('Tab');
  return page.evaluate(() => (window as unknown as { reached: string[] }).reached);
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
