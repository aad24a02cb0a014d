import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import swizzles, { lostSwizzles } from './swizzles';

it('each component of ours stands in for one of Docusaurus', () =>
  expect(swizzles({ siteDir: path.resolve('.') } as LoadContext)).toEqual({ name: 'swizzles' }));
it('the build fails where one stands in for nothing', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'swizzles-'));
  for (const name of ['src/theme/Gone/Part', 'plugins/search/theme'])
    mkdirSync(path.join(siteDir, name), { recursive: true });
  writeFileSync(path.join(siteDir, 'src/theme/Gone/Part/index.tsx'), '');
  expect(() => swizzles({ siteDir } as LoadContext)).toThrow('src/theme has Gone/Part, which no theme has any more.');
  rmSync(siteDir, { recursive: true });
});
it('a component that only another theme has is lost', () =>
  expect(lostSwizzles('plugins/search/theme', ['node_modules/@docusaurus/theme-classic/lib/theme'])).toContain(
    'SearchPage',
  ));
