import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipOf } from './zipOf';

it('packs files under their paths', async () => {
  const bytes = await zipOf([
    { name: 'src/a.ts', text: 'é' },
    { name: 'b.ts', text: '' },
  ]).arrayBuffer();
  const files = Object.entries(unzipSync(new Uint8Array(bytes))).map(([name, content]) => [name, strFromU8(content)]);
  expect(files).toEqual([
    ['src/a.ts', 'é'],
    ['b.ts', ''],
  ]);
});
