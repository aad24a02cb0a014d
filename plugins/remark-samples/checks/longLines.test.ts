import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedLines } from '../../../lines/lines';
import { pageText } from '../../../lines/pinsInText';
import { pagesBelow } from '../../pagesBelow';
import { sampleFiles } from '../sampleFiles';
import { codeBlocks } from './fences';
import { longLines } from './longLines';

describe('longLines', () => {
  it('names file and line of what is wider than 80 characters', () =>
    expect(longLines(`${'a'.repeat(80)}\n  ${'b'.repeat(79)}`, 'docs/intro.mdx', 7)).toEqual([
      `docs/intro.mdx:8 has 81 characters, 80 fit: ${'b'.repeat(79)}`,
    ]));
  it('leaves addresses alone', () => expect(longLines(`// https://example.org/${'a'.repeat(80)}`, 'a.ts')).toEqual([]));
});

const own = (file: string) => path.relative(process.cwd(), file);

describe.each(documentedLines().map((line) => [line.release, line.samples] as const))('code of %s', (_, samples) => {
  // A page of HTML is mostly addresses, and no page shows an import of a release.
  const files = sampleFiles(samples, /(?<!\.interaction)\.tsx?$/).filter((file) => !/[\\/]parts[\\/]/.test(file));
  const pages = pagesBelow(path.dirname(samples));
  it('fits into the column: samples', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap((file) => longLines(readFileSync(file, 'utf8'), own(file)))).toEqual([]);
  });
  it('fits into the column: code blocks of pages, with the pinned numbers in them', () =>
    expect(
      pages.flatMap((page) =>
        codeBlocks(pageText(page))
          // What a tool prints is not ours to break; the page wraps it.
          .filter(({ node }) => node.lang !== 'text')
          .flatMap(({ node, line }) => longLines(node.value, own(page), line)),
      ),
    ).toEqual([]));
});
