import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import firstView from '.';

const { headTags, preBodyTags } = (firstView().injectHtmlTags?.({} as never) ?? {}) as {
  headTags: { innerHTML: string }[];
  preBodyTags: string[];
};

it('is small, since every page carries it', () =>
  expect(brotliCompressSync(headTags[0]?.innerHTML ?? '').length).toBeLessThanOrEqual(2400));
it('has its dialogs in the page, in one line', () => {
  expect(preBodyTags[0]).toMatch(/^<template id="early"><dialog class="search-waiting"[^\n]*<\/dialog><\/template>$/);
  expect(preBodyTags[0]).not.toMatch(/> | <|\s\s/);
});
