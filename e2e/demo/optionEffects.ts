import type { OptionIdOf5 } from '../../src/demo/releases/5/optionTable';
import { type Demo, movies } from '../fixtures/demo';
import { expect } from '../fixtures/site';

/** What the builder has come to, as JSON: the query is the sample `first`, until a check changes it. */
async function query(demo: Demo) {
  await demo.tab('Export');
  await demo.page.getByRole('radio', { name: 'JSON without ids', exact: true }).check();
  return JSON.parse((await demo.exported.textContent()) ?? '');
}
const rule = async (demo: Demo, index: number) => (await query(demo)).rules[index];

/** What the first rule of the sample selects by itself. */
const good = movies.filter(({ 'IMDB Rating': imdb }) => imdb !== null && Number(imdb) >= 7.5);

/** What an option does to the builder when it is `on`, and what is there when it is not. */
type Effect = (demo: Demo, on: boolean) => Promise<void>;

export const optionEffects: Record<OptionIdOf5, Effect> = {
  showCombinatorsBetweenRules: (demo, on) => expect(demo.builder.locator('.betweenRules')).toHaveCount(on ? 3 : 0),
  showNotToggle: (demo, on) => expect(demo.builder.locator('.ruleGroup-notToggle')).toHaveCount(on ? 2 : 0),
  showCloneButtons: (demo, on) => expect(demo.button(/^Clone rule, rule/)).toHaveCount(on ? 4 : 0),
  showLockButtons: (demo, on) => expect(demo.button(/^Lock rule, rule/)).toHaveCount(on ? 4 : 0),
  enableDragAndDrop: async (demo, on) => {
    await expect(demo.page.locator('[data-dnd="enabled"]')).toHaveCount(on ? 1 : 0);
    await expect(demo.builder.locator('.rule [data-move="down"]')).toHaveCount(on ? 4 : 0);
  },
  resetOnFieldChange: async (demo, on) => {
    await demo.choose('Fields, rule 1', 'Budget ($)');
    const { operator, value } = on ? { operator: '=', value: '' } : { operator: '>=', value: 7.5 };
    await expect.poll(() => rule(demo, 0)).toMatchObject({ field: 'budget', operator, value });
  },
  resetOnOperatorChange: async (demo, on) => {
    await demo.choose('Operators, rule 1', '<');
    await expect.poll(() => rule(demo, 0)).toMatchObject({ operator: '<', value: on ? '' : 7.5 });
  },
  autoSelectField: async (demo, on) => {
    await demo.addRule().click();
    await expect.poll(() => rule(demo, 3)).toMatchObject({ field: on ? 'title' : '~' });
  },
  autoSelectOperator: async (demo, on) => {
    await demo.addRule().click();
    await expect.poll(() => rule(demo, 3)).toMatchObject({ field: 'title', operator: on ? '=' : '~' });
  },
  addRuleToNewGroups: async (demo, on) => {
    await demo.button('Add group, the whole query').click();
    await expect.poll(async () => (await rule(demo, 3))?.rules).toHaveLength(on ? 1 : 0);
  },
  validateQuery: async (demo, on) => {
    await demo.value(1).fill('');
    await expect(demo.builder.locator('.rule.queryBuilder-invalid')).toHaveCount(on ? 1 : 0);
    const report = demo.page.getByRole('status', { name: 'Validation' });
    if (on) await expect(report).toContainText('Rule 1 (IMDB rating): the value is missing');
    else await expect(report).toHaveCount(0);
  },
  independentCombinators: async (demo, on) => {
    await expect(demo.builder.locator('.betweenRules')).toHaveCount(on ? 3 : 0);
    const { combinator, rules } = await query(demo);
    expect([combinator, rules[1]]).toEqual(
      on ? [undefined, 'and'] : ['and', expect.objectContaining({ field: 'gross' })],
    );
  },
  listsAsArrays: async (demo, on) => {
    const { page } = demo;
    await demo.tab('Import');
    await page.getByRole('radio', { name: 'SQL', exact: true }).check();
    await page.getByLabel('Query text').fill("genre in ('Comedy', 'Drama')");
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(demo.rules).toHaveCount(1);
    await expect.poll(async () => (await rule(demo, 0)).value).toEqual(on ? ['Comedy', 'Drama'] : 'Comedy,Drama');
  },
  parseNumbers: async (demo, on) => {
    await demo.tab('Export');
    await demo.page.getByRole('radio', { name: 'SQL', exact: true }).check();
    await expect(demo.sql).toContainText(on ? 'imdbRating >= 7.5' : "imdbRating >= '7.5'");
  },
  disabled: async (demo, on) => {
    await expect(demo.value(1)).toBeEnabled({ enabled: !on });
    await expect(demo.addRule()).toBeEnabled({ enabled: !on });
  },
  debugMode: async (demo, on) => {
    await demo.addRule().click();
    const log = demo.page.getByRole('region', { name: 'Debug log' });
    if (on) await expect(log).toContainText('query updated');
    else await expect(log).toHaveCount(0);
  },
  justifiedLayout: (demo, on) =>
    expect
      .poll(() => freeRight(demo), 'px to the right of the buttons of a rule')
      [on ? 'toBeLessThan' : 'toBeGreaterThan'](on ? 16 : 30),
  matchCounts: async (demo, on) => {
    const counts = demo.builder.locator('[data-match-count]');
    await expect(counts).toHaveCount(on ? 5 : 0);
    if (on) await expect(demo.rules.first().locator('[data-match-count]')).toHaveText(`${good.length} matches`);
  },
  showBranches: (demo, on) =>
    expect
      .poll(() => demo.rules.first().evaluate((element) => getComputedStyle(element, '::before').borderLeftWidth))
      .toBe(on ? '1px' : '0px'),
};

/** How far the last button of the first rule is from the rule's right edge. */
const freeRight = (demo: Demo) =>
  demo.rules.first().evaluate((element) => {
    const last = element.querySelector('.rule-remove') as Element;
    return element.getBoundingClientRect().right - last.getBoundingClientRect().right;
  });
