import { nextLine } from '@site/lines/registry';
import { sqlDialectPresets } from 'samples-next/release';
import { expect, it } from 'vitest';
import { notRunFormats, presets } from './notRunFormats';
import { formatsOf } from './proof/measure';
import { engineInTests, enginesOf } from './registry';

it('every format of the release is run on the page or shown for a reason, and none is both', async () => {
  const { executed, notExecuted } = formatsOf(await nextLine.load());
  const all = [...executed, ...notExecuted];
  expect(all.length).toBeGreaterThan(20);
  const onPage = all.filter((format) => enginesOf(format, nextLine.release).length > 0);
  expect([...onPage, ...Object.keys(notRunFormats)].sort()).toEqual(all.sort());
});

it('what runs in the tests only is shown, and says so', () => {
  const inTests = Object.keys(notRunFormats).filter((format) => engineInTests(format, nextLine.release));
  expect(inTests.sort()).toEqual(['cypher', 'gql', 'prisma', 'sequelize']);
  for (const format of inTests) expect(notRunFormats[format as 'cypher']?.check).toMatch(/^The tests run/);
});

it('every preset of the release is run, or shown for a reason', () =>
  expect(Object.keys(presets)).toEqual(expect.arrayContaining(Object.keys(sqlDialectPresets))));
