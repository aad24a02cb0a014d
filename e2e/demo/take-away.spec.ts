import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { isDeep, seed } from '../../scripts/testScale';
import { initialState } from '../../src/demo/store/state';
import { Demo } from '../fixtures/demo';
import { readQuery, steps } from '../fixtures/demoSteps';
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
