import type { ChoiceId, OptionId } from '../../src/demo/releases/DemoRelease';
import type { ToolkitId } from '../../src/toolkits/registry';
import { type Demo, movies } from '../fixtures/demo';
import { expect } from '../fixtures/site';
import { toolkitFacts } from '../fixtures/toolkitFacts';

/** What the builder has come to, as JSON: the query is the sample `first`, until a check changes it. */
async function query(demo: Demo) {
  await demo.openPanel('export');
  await demo.page.getByRole('radio', { name: 'JSON without ids', exact: true }).check();
  return JSON.parse((await demo.exported.textContent()) ?? '');
}
const rule = async (demo: Demo, index: number) => (await query(demo)).rules[index];

/** What the first rule of the sample selects by itself. */
const good = movies.filter(({ 'IMDB Rating': imdb }) => imdb !== null && Number(imdb) >= 7.5);

/** The name of a list: release 5 says it in the plural. */
async function named(demo: Demo, what: 'Field' | 'Operator', rule: number) {
  const plural = `${what}s, rule ${rule}`;
  return (await demo.list(plural).count()) > 0 ? plural : `${what}, rule ${rule}`;
}

const ids = (demo: Demo) =>
  demo.page.locator('[data-rule-id]').evaluateAll((rules) => rules.map((each) => each.getAttribute('data-rule-id')));

/** Drags the first rule of the sample over its last one, and lets it go there. */
async function drag(demo: Demo, beforeDrop: () => Promise<void> = async () => {}) {
  const { mouse } = demo.page;
  await demo.openPanel('export');
  const handle = demo.page.locator('[data-rule-id="imdb"] .queryBuilder-dragHandle');
  await handle.scrollIntoViewIfNeeded();
  await handle.hover();
  await mouse.down();
  const over = await demo.page.locator('[data-rule-id="gross"]').boundingBox();
  const [x, y] = [(over?.x ?? 0) + 60, (over?.y ?? 0) + (over?.height ?? 0) - 4];
  // Dragging begins after a few pixels. Then at once: @dnd-kit/core looks where in a rule it is when it enters the rule alone.
  const from = await handle.boundingBox();
  await mouse.move((from?.x ?? 0) + 12, (from?.y ?? 0) + 8, { steps: 4 });
  await mouse.move(x, y);
  await mouse.move(x + 1, y);
  await beforeDrop();
  await mouse.up();
}

/** What an option does to the builder when it is `on`, and what is there when it is not. */
type Effect = (demo: Demo, on: boolean) => Promise<void>;

export const optionEffects: Record<OptionId, Effect> = {
  showCombinatorsBetweenRules: (demo, on) => expect(demo.builder.locator('.betweenRules')).toHaveCount(on ? 3 : 0),
  showNotToggle: (demo, on) => expect(demo.builder.locator('.ruleGroup-notToggle')).toHaveCount(on ? 2 : 0),
  showCloneButtons: (demo, on) => expect(demo.button(/^Clone rule, rule/)).toHaveCount(on ? 4 : 0),
  showLockButtons: (demo, on) => expect(demo.button(/^Lock rule, rule/)).toHaveCount(on ? 4 : 0),
  enableDragAndDrop: async (demo, on) => {
    await expect(demo.page.locator('[data-dnd="enabled"]')).toHaveCount(on ? 1 : 0);
    await expect(demo.builder.locator('.rule [data-move="down"]')).toHaveCount(on ? 4 : 0);
  },
  resetOnFieldChange: async (demo, on) => {
    await demo.choose(await named(demo, 'Field', 1), 'Budget ($)');
    const { operator, value } = on ? { operator: '=', value: '' } : { operator: '>=', value: 7.5 };
    await expect.poll(() => rule(demo, 0)).toMatchObject({ field: 'budget', operator, value });
  },
  resetOnOperatorChange: async (demo, on) => {
    await demo.choose(await named(demo, 'Operator', 1), '<');
    await expect.poll(() => rule(demo, 0)).toMatchObject({ operator: '<', value: on ? '' : 7.5 });
  },
  autoSelectField: async (demo, on) => {
    await demo.addRule().click();
    await expect.poll(() => rule(demo, 3)).toMatchObject({ field: on ? 'title' : '~' });
  },
  autoSelectOperator: async (demo, on) => {
    await demo.addRule().click();
    await expect.poll(() => rule(demo, 3)).toMatchObject({ field: 'title', operator: on ? 'contains' : '~' });
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
    await demo.addRule().click();
    await demo.choose(await named(demo, 'Field', 4), 'Genre');
    await demo.choose(await named(demo, 'Operator', 4), 'in');
    await demo.chooseSeveral('Value, rule 4', ['Comedy', 'Drama']);
    await expect.poll(async () => (await rule(demo, 3)).value).toEqual(on ? ['Comedy', 'Drama'] : 'Comedy,Drama');
  },
  parseNumbers: async (demo, on) => {
    await demo.openPanel('export');
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
    if (on) await expect(log).toContainText(/query updated|rule or group added/);
    else await expect(log).toHaveCount(0);
  },
  justifiedLayout: async (demo, on) => {
    // Room to spare: in a narrow window the controls of some toolkits take the whole line.
    await demo.page.setViewportSize({ width: 1800, height: 900 });
    await expect
      .poll(() => freeRight(demo), 'px to the right of the buttons of a rule')
      [on ? 'toBeLessThan' : 'toBeGreaterThan'](on ? 16 : 30);
  },
  matchCounts: async (demo, on) => {
    const counts = demo.builder.locator('[data-match-count]');
    await expect(counts).toHaveCount(on ? 5 : 0);
    if (on) await expect(demo.rules.first().locator('[data-match-count]')).toHaveText(`${good.length} matches`);
  },
  showMuteButtons: async (demo, on) => {
    await expect(demo.button(/^Mute rule, rule/)).toHaveCount(on ? 4 : 0);
    if (!on) return;
    await demo.button('Mute rule, rule 1').click();
    await expect.poll(() => rule(demo, 0)).toMatchObject({ muted: true });
  },
  showShiftActions: async (demo, on) => {
    await expect(demo.builder.locator('.shiftActions:not(.shiftActions *)')).toHaveCount(on ? 5 : 0);
    if (!on) return;
    await demo.builder.locator('[data-rule-id="imdb"] .shiftActions button').last().click();
    await expect.poll(() => rule(demo, 0)).toMatchObject({ field: 'gross' });
  },
  showUngroupButtons: async (demo, on) => {
    await expect(demo.button(/^Ungroup, group/)).toHaveCount(on ? 1 : 0);
    if (!on) return;
    await demo.button(/^Ungroup, group/).click();
    await expect.poll(async () => (await query(demo)).rules.length).toBe(4);
  },
  showUndoRedo: async (demo, on) => {
    await expect(demo.builder.locator('.undoRedoActions:not(.undoRedoActions *)')).toHaveCount(on ? 1 : 0);
    if (!on) return;
    await demo.addRule().click();
    await expect(demo.rules).toHaveCount(5);
    await demo.builder.locator('.undoRedoActions button').first().click();
    await expect(demo.rules).toHaveCount(4);
  },
  hideDefaultDragPreview: async (demo, on) => {
    await demo.page.evaluate(() => {
      DataTransfer.prototype.setDragImage = (image) => {
        document.body.dataset.dragImage = image.tagName;
      };
    });
    await demo.turnOn('enableDragAndDrop');
    await drag(demo);
    await expect(demo.page.locator('body')).toHaveAttribute('data-drag-image', on ? 'IMG' : /^(DIV|LI)$/);
    await demo.openPanel('options');
    await demo.option('enableDragAndDrop').uncheck();
  },
  updateWhileDragging: async (demo, on) => {
    await demo.choice('dragAdapter').selectOption('dnd-kit');
    await demo.turnOn('enableDragAndDrop');
    await drag(demo, () =>
      expect
        .poll(() => ids(demo))
        .toEqual(on ? ['gross', 'imdb', 'comedy', 'drama'] : ['imdb', 'gross', 'comedy', 'drama']),
    );
    await expect.poll(() => rule(demo, 0)).toMatchObject({ field: 'gross' });
    await demo.openPanel('options');
    await demo.option('enableDragAndDrop').uncheck();
    await demo.choice('dragAdapter').selectOption('react-dnd');
  },
  autoSelectValue: async (demo, on) => {
    await demo.addRule().click();
    await demo.choose(await named(demo, 'Field', 4), 'Source');
    await expect.poll(() => rule(demo, 3)).toMatchObject({ value: on ? 'Based on Book/Short Story' : '~' });
  },
  enableMountQueryChange: async (demo, on) => {
    await demo.turnOn('debugMode');
    const log = demo.page.getByRole('region', { name: 'Debug log' });
    await log.getByRole('button', { name: 'Clear' }).click();
    // Another toggle mounts it anew.
    await demo.option('enableMountQueryChange').setChecked(!on);
    await demo.option('enableMountQueryChange').setChecked(on);
    await demo.addRule().click();
    await expect(log).toContainText(/query updated|rule or group added/);
    await expect(log.getByText('onQueryChange called on mount')).toHaveCount(1);
    await demo.option('debugMode').uncheck();
  },
  preserveQueryStateOnUnmount: async (demo, on) => {
    await demo.turnOn('showUndoRedo');
    const undo = demo.builder.locator('.undoRedoActions button').first();
    await demo.addRule().click();
    await expect(undo).toBeEnabled();
    const mount = demo.option('enableMountQueryChange');
    const was = await mount.isChecked();
    await mount.setChecked(!was);
    await expect(undo).toBeEnabled({ enabled: on });
    await mount.setChecked(was);
    await demo.option('showUndoRedo').uncheck();
  },
  suppressStandardClassnames: (demo, on) => expect(demo.page.locator('[data-toolkit] .rule')).toHaveCount(on ? 0 : 4),
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

/** What a choice does to the builder, by what is chosen. */
export const choiceEffects: Record<ChoiceId, (demo: Demo, chosen: string) => Promise<void>> = {
  dragAdapter: async (demo) => {
    await demo.turnOn('enableDragAndDrop');
    await drag(demo);
    await expect.poll(() => rule(demo, 0)).toMatchObject({ field: 'gross' });
    await demo.openPanel('options');
    await demo.option('enableDragAndDrop').uncheck();
  },
  maxLevels: (demo, chosen) => expect(demo.button(/^Add group, group/)).toHaveCount(chosen === '1' ? 0 : 1),
  storedNumbers: async (demo, chosen) => {
    // The export would read numbers itself.
    await demo.option('parseNumbers').uncheck();
    await demo.value(1).fill('8');
    const toolkit = (await demo.page.locator('[data-toolkit]').getAttribute('data-toolkit')) as ToolkitId;
    const isText = chosen === 'none' && !toolkitFacts[toolkit].driver?.storesNumbers;
    await expect.poll(async () => (await rule(demo, 0)).value).toBe(isText ? '8' : 8);
    await demo.openPanel('options');
    await demo.option('parseNumbers').check();
  },
  groupDescriptions: (demo, chosen) =>
    expect(demo.builder.locator('.ruleGroup').first()).toHaveAttribute(
      'title',
      { release: 'Query builder', counted: 'Group outermost', none: '' }[chosen] ?? '',
    ),
  language: async (demo, chosen) => {
    const around = demo.page.locator('[data-toolkit]');
    if (chosen === 'en') return expect(around).not.toHaveAttribute('lang');
    await expect(around).toHaveAttribute('lang', chosen);
    await expect(around).toHaveAttribute('dir', chosen === 'ar' ? 'rtl' : 'ltr');
    await expect(demo.builder.getByText(/^[+＋]/).first()).not.toHaveText('+ Rule');
  },
};
