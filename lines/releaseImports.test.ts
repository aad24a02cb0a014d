import { convertToIC } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { exportFormats } from '../src/demo/releases/5/exportFormats';
import { sampleQuery } from '../src/demo/samples/sampleQuery';
import { lines } from './registry';
import { exportWith } from './releaseImports';

/** Formats of the demo that a release does not have, by its major version. */
const missing: Record<string, string[]> = { 3: ['parameterized_named', 'cel', 'spel', 'jsonlogic'] };

describe.each(lines)('the imports of $label', ({ load, major, release }) => {
  it('leads to the release that the line is pinned to', async () => expect((await load()).version).toBe(release));

  it('exports what the release can, and says what it cannot', async () => {
    const imports = await load();
    const outcome = exportFormats
      .map(({ id }) => [id, Object.keys(exportWith(imports, sampleQuery, { format: id }))[0]])
      .filter(([, result]) => result !== 'value');
    expect(outcome).toEqual((missing[major] ?? []).map((id) => [id, 'missing']));
  });
});

describe('whatever release is imported', () => {
  const through = (formatQuery: () => unknown) => exportWith({ version: '', formatQuery }, sampleQuery, {});
  it('lacks a format that it gives nothing for', () => {
    expect([through(() => ''), through(() => undefined)]).toEqual([{ missing: true }, { missing: true }]);
    expect([through(() => 0), through(() => false)]).toEqual([{ value: 0 }, { value: false }]);
  });
  it('may throw what is no error', () =>
    expect(
      through(() => {
        throw 'a text';
      }),
    ).toEqual({ error: 'a text' }));
});

it.each(lines.filter(({ major }) => major === '3'))(
  '$label gives its own error for a query it does not understand',
  async ({ load }) => {
    expect(exportWith(await load(), convertToIC(sampleQuery), { format: 'sql' })).toEqual({
      error: expect.stringContaining('toLowerCase'),
    });
  },
);
