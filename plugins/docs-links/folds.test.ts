import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedLines } from '../../lines/lines';
import { pageText } from '../../lines/pinsInText';
import { parser } from '../library-api/explained';
import { pagesBelow } from '../pagesBelow';
import { closedTargets } from './folds';

const lines = documentedLines().map((line) => [line.release, line] as const);

describe.each(lines)('folds of the pages of %s', (_, line) => {
  const pages = pagesBelow(path.resolve(line.docs));

  it('has folds to look at', () =>
    expect(pages.filter((page) => pageText(page).includes('<details>')).length).toBeGreaterThan(0));
  it.each(pages.map((page) => path.relative('.', page)))('%s has no link target that stays folded', (page) =>
    expect(closedTargets(parser.parse(pageText(page)))).toEqual([]),
  );
});

describe('closed targets', () => {
  const of = (mdx: string) => closedTargets(parser.parse(mdx));

  it('are anchors in a fold', () => {
    const fold = (content: string) => of(`Text.\n\n<details>\n<summary>More</summary>\n\n${content}\n\n</details>\n`);
    const expected = [':6 an anchor in the fold of line 3'];
    expect(fold('### Heading')).toEqual(expected);
    expect(fold('Words and <span id="here">more</span>.')).toEqual(expected);
    expect(fold('<ApiDeclarations />')).toEqual(expected);
    expect(fold('Words.')).toEqual([]);
  });
  it('are headings that have nothing but a fold', () => {
    const fold = '<details>\n<summary>More</summary>\n\nWords.\n\n</details>\n';
    expect(of(`## Heading\n\n${fold}`)).toEqual([':3 a heading has only this fold']);
    expect(of(`## Heading\n\nThe answer.\n\n${fold}`)).toEqual([]);
  });
});
