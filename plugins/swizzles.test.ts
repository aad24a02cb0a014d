import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import swizzles, { lostSwizzles } from './swizzles';

it('each component of ours stands in for one of Docusaurus', () =>
  expect(swizzles({ siteDir: path.resolve('.') } as LoadContext)).toEqual({ name: 'swizzles' }));
it('a component that only another theme has is lost', () =>
  expect(lostSwizzles('plugins/search/theme', ['node_modules/@docusaurus/theme-classic/lib/theme'])).toContain(
    'SearchPage',
  ));
