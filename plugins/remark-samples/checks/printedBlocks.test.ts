import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedLines, lineOfPage } from '../../../lines/lines';
import { findPackage } from '../../packageFolder';
import { type Fence, fencesBelow } from './fences';
import { notRun, together } from './notRun';
import { hasImport } from './printedBlocks';
import { typeCheck } from './typeCheck';

const lines = documentedLines();
const fences = [...lines.map(({ docs }) => docs), 'src/pages'].flatMap((folder) => fencesBelow(path.resolve(folder)));
const place = ({ page, line }: { page: string; line: number }) => `${path.relative('.', page)}:${line}`;

it('no block with an import is exempt from compiling, but for those of the lists', () => {
  const exempt = fences.filter(({ fragment, code }) => fragment && hasImport(code));
  const isListed = ({ page, code }: Fence) =>
    together.some((each) => each.page === path.relative('.', page) && code.includes(`from '${each.module}'`));
  expect(exempt.filter((fence) => !isListed(fence)).map(place)).toEqual([]);
  expect(exempt).toHaveLength(together.length);
});

it('a region with an import that needs more is found', () => {
  const [line] = lines;
  const code = "import { formatQuery } from 'react-querybuilder';\nexport const sql = formatQuery(query, 'sql');";
  const fence = { page: path.resolve('docs/page.mdx'), line: 1, lang: 'ts' as const, code, fragment: false };
  expect(hasImport(code)).toBe(true);
  expect(typeCheck(line?.samples ?? '', [], [fence])).toEqual(["docs/page.mdx:2 Cannot find name 'query'."]);
});

describe('blocks that were not run', () => {
  const marked = fences.filter(({ notRun: needs }) => needs);

  it('are those of the list', () => {
    const found = marked.map(({ page, notRun: needs }) => ({ page: path.relative('.', page), needs }));
    const order = (all: typeof notRun) => all.map(({ page, needs }) => `${page} ${needs}`).sort();
    expect(order(found as typeof notRun)).toEqual(order(notRun));
  });

  it('import the package that they name, which is not installed', () => {
    const wrong = marked.filter(({ page, code, notRun: needs = '' }) => {
      const isImported = new RegExp(`from '${needs}['/]`).test(code);
      return !isImported || findPackage(needs, path.resolve(lineOfPage(page).samples));
    });
    expect(wrong.map(place)).toEqual([]);
  });
});
