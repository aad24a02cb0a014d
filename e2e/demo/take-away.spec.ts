import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { isDeep, seed } from '../../scripts/testScale';
import { initialState } from '../../src/demo/store/state';
import { Demo } from '../fixtures/demo';
import { servePlainly } from '../fixtures/plainHost';
import { buildProject, projectFolder, removeProject, unpackProject } from '../fixtures/project';
import { endTransitions, expect, open, painted, test } from '../fixtures/site';
import { type ToolkitRelease, toolkitReleases } from '../fixtures/toolkitReleases';

/** The demo with all that the project carries beside the toolkit, and an export from which the query can be read. */
const state = {
  options: {
    ...initialState.options,
    showLockButtons: true,
    enableDragAndDrop: true,
    validateQuery: true,
    justifiedLayout: true,
  },
  format: 'json_without_ids' as const,
};

type Step = [what: string, act: (demo: Demo) => Promise<unknown>];

/** A new rule on a field, which is the last of the whole query. */
const rule = (number: number, field: string, operator?: string): Step => [
  `rule ${number} on ${field} ${operator ?? ''}`,
  async (demo) => {
    await demo.addRule().click();
    await demo.choose(`Fields, rule ${number}`, field);
    if (operator) await demo.choose(`Operators, rule ${number}`, operator);
  },
];
const radio = (number: number, label: string): Step => [
  `${label} in rule ${number}`,
  (demo) =>
    demo.page
      .getByRole('radiogroup', { name: `Value, rule ${number}` })
      .getByText(label, { exact: true })
      .click(),
];
const date = async (input: Locator, day: string) => {
  await input.fill(day);
  await input.press('Enter');
  await input.press('Escape');
};

/** What a visitor does, on the demo and in the project: every kind of editor, every button, a mark of the validator. */
const steps: Step[] = [
  ['as it opens', async () => {}],
  [
    'rule 1 dragged below rule 2',
    (demo) => demo.rules.first().locator('.queryBuilder-dragHandle').dragTo(demo.rules.nth(1)),
  ],
  rule(4, 'MPAA rating'),
  rule(5, 'MPAA rating'),
  radio(4, 'PG'),
  radio(5, 'G'),
  ['another genre', (demo) => demo.choose('Value, rule 3.1', 'Horror')],
  ['combinator of group 3', (demo) => demo.choose('Combinators, group 3', 'AND')],
  ['not, for the whole query', (demo) => demo.builder.getByLabel('Not, the whole query').press('Space')],
  rule(6, 'Profitable'),
  ['untick', (demo) => demo.value(6).press('Space')],
  rule(7, 'Profitable', '!='),
  ['switch', (demo) => demo.value(7).press('Space')],
  rule(8, 'Creative type'),
  ['two creative types', (demo) => demo.chooseSeveral('Value, rule 8', ['Fantasy', 'Super Hero'])],
  rule(9, 'Release date'),
  ['a day', (demo) => date(demo.value(9), '1999-06-01')],
  rule(10, 'Budget ($)', 'between'),
  ['a range', (demo) => demo.fillRange(10, '5', '7')],
  rule(11, 'Title', 'in'),
  ['two titles', (demo) => demo.value(11).fill('Heat, Ronin')],
  ['no value', (demo) => demo.value(2).fill('')],
  ['an empty group', (demo) => demo.button('Add group, the whole query').click()],
  ['clone of rule 5', (demo) => demo.button('Clone rule, rule 5').click()],
  radio(6, 'R'),
  ['lock of group 3', (demo) => demo.button('Lock group, group 3').click()],
  ['removal of rule 1', (demo) => demo.removeRule(1).click()],
];

/** Which rules and groups are marked, by where they stand, and the mark that is seen. */
const marks = () =>
  [...document.querySelectorAll('.queryBuilder .queryBuilder-invalid')].map((element) => {
    const { outlineWidth, outlineStyle, outlineColor } = getComputedStyle(element);
    return `${element.getAttribute('data-path')} ${outlineWidth} ${outlineStyle} ${outlineColor}`;
  });

/** Size and colours of every control. */
const looks = () =>
  [...document.querySelectorAll<HTMLElement>('.queryBuilder :is(button, input, select, textarea):not([data-move])')]
    .filter((control) => control.checkVisibility())
    .map((control) => {
      const { color, backgroundColor, borderTopColor, borderTopWidth, fontSize } = getComputedStyle(control);
      const edge = borderTopWidth === '0px' ? 'no edge' : `${borderTopWidth} ${borderTopColor}`;
      const size = `${Math.round(control.offsetWidth)}×${Math.round(control.offsetHeight)}`;
      const name = control.closest('[aria-label]')?.getAttribute('aria-label');
      return `${name}: ${[size, color, backgroundColor, edge, fontSize].join(' ')}`;
    });

/** What a screen reader is told of the builder, but for the buttons that are the demo's own. */
const spoken = async (demo: Demo) =>
  (await demo.builder.ariaSnapshot()).split('\n').filter((line) => !/"Move (rule|group) [\d.]+ (up|down)"/.test(line));

/** What came of a step, and the look of the controls at the end. */
type Notes = Record<string, unknown>;

/** Takes every step, notes what came of it, and compares it with what came of it elsewhere. */
async function walk(demo: Demo, exported: Locator, elsewhere?: Notes): Promise<Notes> {
  const notes: Notes = {};
  const note = (what: string, seen: unknown) => {
    notes[what] = seen;
    if (elsewhere) expect(seen, what).toEqual(elsewhere[what]);
  };
  for (const [what, act] of steps)
    await test.step(what, async () => {
      await act(demo);
      await demo.page.mouse.move(0, 0);
      // The demo moves the focus to what was added; a list of antd says its choice once more while it has the focus.
      await demo.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await endTransitions(demo.page);
      // The export may follow the query a frame later.
      await painted(demo.page);
      note(what, {
        query: JSON.parse((await exported.textContent()) ?? ''),
        marks: await demo.page.evaluate(marks),
        spoken: await spoken(demo),
      });
    });
  note('size and colours', await demo.page.evaluate(looks));
  return notes;
}

/** The file that a press on the button downloads. */
async function downloaded(demo: Demo): Promise<Buffer> {
  const download = demo.page.waitForEvent('download');
  await demo.page.getByRole('button', { name: 'Download project' }).click();
  return readFileSync(await (await download).path());
}

/** Opens a project that was built, and ends its server after what is done with it. */
async function openBuilt(page: Page, folder: string, use: () => Promise<unknown>) {
  const host = await servePlainly(path.join(folder, 'dist'));
  await page.goto(host.origin);
  await use().finally(host.stop);
}

/** A query that was exported, without the source of values that every rule has by itself. */
const readQuery = async (exported: Locator) =>
  JSON.parse((await exported.textContent()) ?? '', (key, value) =>
    key === 'valueSource' && value === 'value' ? undefined : value,
  );

/** Drives the shortest code, whose controls have the names that the library gives them. */
async function driveShort(page: Page, query: { rules: { value: string }[] }) {
  const [first, ...others] = query.rules;
  const exported = () => readQuery(page.locator('pre'));
  await expect.poll(exported).toEqual(query);
  await page.locator('.rule').first().locator('input').last().fill('8');
  await expect.poll(async () => Number((await exported()).rules[0].value)).toBe(8);
  expect((await exported()).rules).toMatchObject([{ ...first, value: expect.anything() }, ...others]);
  await page.locator('.ruleGroup-addRule').first().click();
  await expect.poll(async () => (await exported()).rules.length).toBe(query.rules.length + 1);
  await page.locator('.rule-remove').first().click();
  await expect.poll(async () => (await exported()).rules.slice(0, others.length)).toEqual(others);
}

/**
 * One a day, since to build a project takes up to half a minute. src/demo/panels/code checks the files and types of all
 * downloads; this is about what a bundler makes of them.
 */
const today = isDeep('toolkits') ? toolkitReleases : [toolkitReleases[seed % toolkitReleases.length] as ToolkitRelease];

for (const each of today)
  test(`take away › ${each.name}: the project to download does what the demo does, and the shortest code shows the query`, async ({
    page,
    context,
    watch,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const demo = new Demo(page);
    await open(page, each.address(state));
    await demo.openPanel('code');
    if (toolkitReleases.indexOf(each) % 2) await page.getByRole('radio', { name: 'JavaScript' }).check();
    const [short, folder] = [projectFolder(), projectFolder()];
    try {
      unpackProject(await downloaded(demo), short, each.release);
      await demo.openWholeCode();
      unpackProject(await downloaded(demo), folder, each.release);
      const built = buildProject(folder).then(() => buildProject(short));
      await demo.openPanel('export');
      const query = await readQuery(demo.exported);
      const ofDemo = await walk(demo, demo.exported);
      await built;
      const other = await context.newPage();
      await other.emulateMedia({ reducedMotion: 'reduce' });
      other.on('pageerror', (error) => watch.problems.push(`project: ${error.message}`));
      await openBuilt(other, folder, () => walk(new Demo(other, 'body'), other.locator('pre'), ofDemo));
      await openBuilt(other, short, () => driveShort(other, query));
      expect(watch.problems).toEqual([]);
    } finally {
      for (const each of [short, folder]) removeProject(each);
    }
  });
