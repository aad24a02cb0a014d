import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { documentedLines } from '../../../lines/lines';
import { pageText } from '../../../lines/pinsInText';
import { openUpTo } from '../../highlight-code/highlight';
import { parser } from '../../library-api/explained';
import type { JsxNode } from '../../mdxNodes';
import { pagesBelow } from '../../pagesBelow';
import { readSample } from '../readSample';
import { highlightedLines } from '../sampleText';

/** The code of a page in its order: its place, its number of lines, and how many of them are marked. */
function blocksOf(page: string, mdx = pageText(page)) {
  const blocks: { place: string; lines: number; marked: number }[] = [];
  visit(parser.parse(mdx), ['code', 'mdxJsxFlowElement'], (node) => {
    const place = `${path.relative('.', page)}:${node.position?.start.line}`;
    if (node.type === 'code') {
      const { value, meta } = node as Code;
      blocks.push({ place, lines: value.split('\n').length, marked: countOf(meta ?? '') });
    } else if ((node as unknown as JsxNode).name === 'Sample') {
      const { text, source, region } = readSample(node as unknown as JsxNode, new VFile({ path: page }));
      if (text === undefined) return;
      const marked = countOf(highlightedLines(readFileSync(source, 'utf8'), region));
      blocks.push({ place: `${place} ${path.basename(source)}`, lines: text.split('\n').length, marked });
    }
  });
  return blocks;
}

/** How many lines a fence's meta string marks: 4 for `{2-4,7}`. */
const countOf = (meta: string) =>
  (/\{([\d,-]+)\}/.exec(meta)?.[1]?.split(',') ?? []).reduce((sum, range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return sum + to - from + 1;
  }, 0);

/** Long code of a page whose author has not marked about as many lines as a reader takes in at once. */
const unmarked = (page: string, mdx?: string) =>
  blocksOf(page, mdx)
    .slice(path.basename(page).startsWith('_') ? 0 : 1) // the first one stands open
    .filter(({ lines, marked }) => lines > openUpTo && (marked < 9 || marked > openUpTo))
    .map(({ place, lines, marked }) => `${place} has ${lines} lines, ${marked} of them marked`);

it.each(documentedLines().map((line) => [line.release, line] as const))(
  'long code of %s has 9 to 20 marked lines, but for the first of a page',
  (_, line) => {
    const pages = pagesBelow(path.resolve(line.docs));
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.flatMap((page) => unmarked(page))).toEqual([]);
  },
);

describe('a page whose long code is not marked', () => {
  const page = path.resolve('docs/page.mdx');
  const fence = (meta: string, lines = 21) => `\`\`\`js ${meta}\n${'x\n'.repeat(lines)}\`\`\`\n\n`;
  it('is named', () => {
    expect(unmarked(page, fence('') + fence(''))).toEqual(['docs/page.mdx:25 has 21 lines, 0 of them marked']);
    expect(unmarked(page, fence('') + fence('{1-4}'))).toHaveLength(1);
    expect(unmarked(page, fence('') + fence('{1-21}'))).toHaveLength(1);
  });
  it('is none with marks, or with short code', () =>
    expect(unmarked(page, fence('') + fence('{1-4,8-15}') + fence('', 20))).toEqual([]));
});
