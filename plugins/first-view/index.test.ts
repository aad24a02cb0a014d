import { brotliCompressSync } from 'node:zlib';
import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import firstView from '.';

const { injectHtmlTags } = firstView({ siteDir: process.cwd(), baseUrl: '/base/' } as LoadContext);
const [tag] = (injectHtmlTags?.({} as never)?.headTags ?? []) as { innerHTML: string }[];

it('is small, since every page carries it', () =>
  expect(brotliCompressSync(tag?.innerHTML ?? '').length).toBeLessThan(2850));
it('knows the lines by their paths, and the longest path first', () =>
  expect(tag?.innerHTML).toMatch(/"\/base\/docs\/next":"current".*"\/base\/docs":"5"\}/));
