import { descriptors } from '../../src/toolkits/descriptors';

import { Demo } from '../fixtures/demo';
import { drawnToday } from '../fixtures/drawn';
import { type Seen, seenControls } from '../fixtures/pixels';
import { expect, open, test, turnTo } from '../fixtures/site';

const controls =
  '.queryBuilder :is(input, select, textarea, button, [role=combobox]:not(input)):not([aria-hidden=true])';

/** A rule for every kind of editor: a text, a calendar, a range, radio buttons, lists, boxes with and without a tick. */
const rules = [
  { field: 'title', operator: '=', value: 'Heat' },
  { field: 'releaseDate', operator: '=', value: '' },
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
];
const groups = [true, false].map((not) => ({ combinator: 'or', not, rules: rules.slice(0, 2) }));
const query = { combinator: 'and', rules: [...rules, ...groups] };

/** WCAG 1.4.11: what identifies a control has this contrast with the ground. Disabled controls are exempt. */
const visible = 3;
/** By how much, of 255, some spot of a control has to change for all to see it. */
const noticeable = 12;

// Two dots a pixel, because a round border is blurred otherwise; tall enough for all rules.
test.use({ deviceScaleFactor: 2, viewport: { width: 1280, height: 1900 } });

/** By how much the look of a control has changed, where it has changed most. */
const change = ({ name, thumbnail }: Seen, others: Seen[]) => {
  const other = others.find((each) => each.name === name)?.thumbnail ?? [];
  expect(other, `${name} is there still`).toHaveLength(thumbnail.length);
  return Math.max(...thumbnail.map((part, index) => Math.abs(part - (other[index] as number))));
};

const below = (limit: number, values: [name: string, value: number][]) =>
  values.flatMap(([name, value]) => (value < limit ? [`${name}: ${value.toFixed(2)}`] : []));

for (const { id, name: drawnAs, address } of drawnToday)
  test(`boundaries › ${drawnAs}: every control stands out from its ground, and a disabled one looks disabled, in both modes`, async ({
    page,
    watch,
  }) => {
    const { parts } = descriptors[id].driver;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const demo = new Demo(page);
    await open(page, address({ query }));
    await expect(demo.rules).toHaveCount(rules.length + 4);
    await demo.openPanel('options');
    // Nothing has the focus or lies under the pointer.
    const atRest = async () => {
      await demo.tab('options').focus();
      await page.mouse.move(0, 0);
    };
    for (const mode of ['light', 'dark'] as const)
      await test.step(mode, async () => {
        await turnTo(page, mode);
        await atRest();
        const enabled = await seenControls(page, controls, parts);
        expect(enabled.length).toBeGreaterThan(90);
        // The text or the icon of a button says where it is.
        const contrasts = enabled.map(({ name, isButton, edge, content }): [string, number] => [
          name,
          isButton ? content : edge,
        ]);
        expect(below(visible, contrasts), 'controls that are hardly seen').toEqual([]);
        await demo.option('disabled').check();
        await atRest();
        const disabled = await seenControls(page, controls, parts);
        const changes = enabled.map((control): [string, number] => [control.name, change(control, disabled)]);
        expect(below(noticeable, changes), 'disabled, and looks enabled').toEqual([]);
        await demo.option('disabled').uncheck();
      });
    expect(watch.problems).toEqual([]);
  });
