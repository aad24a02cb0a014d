import { convertToIC } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { documentedLines } from '../../../config/lines';
import { exportFormats } from '../exportFormats';
import { sampleQuery } from '../sampleQuery';
import { exportWith, releases } from './releases';

describe('releases', () => {
  it('are those that the documented lines are pinned to', async () => {
    const versions = await Promise.all(releases.map(async ({ load }) => (await load()).version));
    expect(versions).toEqual(
      documentedLines()
        .map(({ release }) => release)
        .reverse(),
    );
    expect(releases.map(({ major }) => major)).toEqual(versions.map((version) => version.split('.')[0]));
  });

  it('export what they can, and say what they cannot', async () => {
    const outcome = async (index: number) => {
      const door = await (releases[index] as (typeof releases)[number]).load();
      return exportFormats
        .map(({ id }) => [id, Object.keys(exportWith(door, sampleQuery, { format: id }))[0]])
        .filter(([, result]) => result !== 'value')
        .map(([id, result]) => `${id}: ${result}`);
    };
    expect(await outcome(0)).toEqual([
      'parameterized_named: missing',
      'cel: missing',
      'spel: missing',
      'jsonlogic: missing',
    ]);
    for (const index of [1, 2, 3]) expect(await outcome(index)).toEqual([]);
  });

  it('give their own error for a query they do not understand', async () => {
    const v3 = await (releases[0] as (typeof releases)[number]).load();
    expect(exportWith(v3, convertToIC(sampleQuery), { format: 'sql' })).toEqual({
      error: expect.stringContaining('toLowerCase'),
    });
  });
});
