import { expect } from '@playwright/test';
import type { RuleGroupType } from 'react-querybuilder';
import type { Demo } from '../fixtures/demo';
import type { ToolkitRelease } from '../fixtures/toolkitReleases';
import { everyEditor } from './everyEditor';

type Item = { field?: string; muted?: boolean; not?: boolean; rules?: Item[] };

/** The query of the demo, whose export is JSON without ids and on show. */
const queryOf = async (demo: Demo): Promise<RuleGroupType & Item> =>
  JSON.parse((await demo.exported.textContent()) ?? '');

/** A query with rules, and two groups after them: which editors it has makes no difference to what buttons do. */
export const rulesAndGroups = {
  ...everyEditor,
  rules: [...everyEditor.rules.slice(0, 3), ...everyEditor.rules.slice(-2)],
};

/**
 * Presses a control of each kind of the query with rules and groups, with every option on, and expects of each what it is
 * named after.
 */
export async function expectEveryControlToWork(demo: Demo, release: ToolkitRelease['release']) {
  await demo.openPanel('export');
  const { length } = (await queryOf(demo)).rules;
  const items = async () => (await queryOf(demo)).rules as Item[];
  const fields = async () => (await items()).slice(0, 3).map(({ field }) => field);
  /** Presses a button, and expects something of the query. */
  const press = async (name: string, what: () => Promise<unknown>, expected: unknown) => {
    await demo.button(name).click();
    await expect.poll(what, { message: name, intervals: [20, 20, 50, 100] }).toEqual(expected);
  };
  const count = async () => (await items()).length;
  const inGroup = async () => (await items())[3]?.rules?.length;
  const [first, group] = [async () => (await items())[0], async () => (await items())[3]];
  const not = demo.builder.getByLabel('Not, the whole query', { exact: true });
  for (const expected of [true, false]) {
    await not.press('Space');
    await expect.poll(async () => Boolean((await queryOf(demo)).not), 'Not, the whole query').toBe(expected);
  }
  await press('Add rule, group 4', inGroup, 3);
  await press('Add group, group 4', inGroup, 4);
  await press('Remove group, group 4.4', inGroup, 3);
  await press('Remove rule, rule 4.3', inGroup, 2);
  await press('Clone rule, rule 1', async () => (await fields()).slice(0, 2), ['title', 'title']);
  await press('Remove rule, rule 2', count, length);
  await press('Clone group, group 5', count, length + 1);
  await press('Remove group, group 6', count, length);
  // Release 5 leaves it out of the export.
  for (const [name, rule] of [
    ['rule, rule 1', 1],
    ['group, group 4', 4.1],
  ] as const) {
    await demo.button(`Lock ${name}`).click();
    await expect(demo.value(rule), name).toBeDisabled();
    await demo.button(`Unlock ${name}`).click();
    await expect(demo.value(rule), name).toBeEnabled();
  }
  if (release === '8') {
    await press('Mute rule, rule 1', async () => (await first())?.muted, true);
    await press('Unmute rule, rule 1', async () => Boolean((await first())?.muted), false);
    await press('Mute group, group 4', async () => (await group())?.muted, true);
    await press('Shift down, rule 1', fields, ['releaseDate', 'title', 'releaseDate']);
    await press('Shift up, rule 2', fields, ['title', 'releaseDate', 'releaseDate']);
    await press('Ungroup, group 4', count, length + 1);
    // The two buttons of the release's own history.
    const [undo, redo] = [0, 1].map((index) => demo.builder.locator('.undoRedoActions button').nth(index));
    await undo?.click();
    await expect.poll(count, 'undo').toBe(length);
    await redo?.click();
    await expect.poll(count, 'redo').toBe(length + 1);
  }
  await demo.rules.first().locator('.queryBuilder-dragHandle').dragTo(demo.rules.nth(1));
  await expect.poll(fields, 'rule 1 dragged below rule 2').toEqual(['releaseDate', 'title', 'releaseDate']);
}
