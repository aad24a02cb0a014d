import { nextLine } from '@site/lines/registry';
import { sqlDialectPresets } from 'samples-next/release';
import { expect, it } from 'vitest';
import { enginesOf } from './registry';
import { presets, shownFormats } from './shown';

it('no format is both run on the page and shown without being run', () => {
  const run = Object.keys(shownFormats).filter((format) => enginesOf(format, nextLine.release).length > 0);
  expect(run).toEqual([]);
});

it('every preset of the release is run, or shown for a reason', () =>
  expect(Object.keys(presets)).toEqual(expect.arrayContaining(Object.keys(sqlDialectPresets))));
