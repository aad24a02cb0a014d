import { expect } from '@playwright/test';
import type { Demo } from '../fixtures/demo';
import { type Seen, seenControls } from '../fixtures/pixels';
import { turnTo } from '../fixtures/site';
import { toolkitFacts } from '../fixtures/toolkitFacts';
import type { ToolkitRelease } from '../fixtures/toolkitReleases';

const builder = '.queryBuilder';
const controls = `${builder} :is(input, select, textarea, button, [role=combobox]:not(input)):not([aria-hidden=true], [aria-hidden=true] *)`;

/** WCAG 1.4.11: what identifies a control has this contrast with the ground. Disabled controls are exempt. */
const visible = 3;
/** By how much, of 255, some spot of a control has to change for all to see it. */
const noticeable = 12;

/** By how much the look of a control has changed, where it has changed most. */
const change = ({ name, thumbnail }: Seen, others: Seen[]) => {
  const other = others.find((each) => each.name === name)?.thumbnail ?? '';
  expect(other, `${name} is there still`).toHaveLength(thumbnail.length);
  return Math.max(...[...thumbnail].map((part, at) => Math.abs(part.charCodeAt(0) - other.charCodeAt(at))));
};

const below = (limit: number, values: [name: string, value: number][]) =>
  values.flatMap(([name, value]) => (value < limit ? [`${name}: ${value.toFixed(2)}`] : []));

/**
 * Every control of the query with every editor stands out from its ground, and a disabled one looks disabled: measured on
 * two pictures of the builder, all of which must be in the window.
 */
export async function expectBoundaries(demo: Demo, { id }: ToolkitRelease, mode: 'light' | 'dark') {
  const { page } = demo;
  await turnTo(page, mode);
  await demo.openPanel('options');
  // Nothing has the focus or lies under the pointer.
  const seen = async () => {
    await demo.tab('options').focus();
    await page.mouse.move(0, 0);
    return seenControls(page, builder, controls, toolkitFacts[id].driver?.parts);
  };
  const enabled = await seen();
  expect(enabled.length).toBeGreaterThan(90);
  // The text or the icon of a button says where it is.
  const contrasts = enabled.map(({ name, isButton, edge, content }): [string, number] => [
    name,
    isButton ? content : edge,
  ]);
  expect(below(visible, contrasts), 'controls that are hardly seen').toEqual([]);
  await demo.option('disabled').check();
  const disabled = await seen();
  const changes = enabled.map((control): [string, number] => [control.name, change(control, disabled)]);
  expect(below(noticeable, changes), 'disabled, and looks enabled').toEqual([]);
  await demo.option('disabled').uncheck();
  await turnTo(page, 'light');
}
