import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { pageText } from '../../../lines/pinsInText';
import { parser } from '../../library-api/explained';
import type { JsxNode } from '../../mdxNodes';
import { pagesBelow } from '../../pagesBelow';
import { readSample } from '../readSample';
import type { Fence } from './fences';

/** Whether code says where its names come from: then a reader takes it for whole. */
export const hasImport = (code: string) => /^\s*import\b/m.test(code);

/** The regions of samples that the pages below a folder print with an import; whole files are compiled as they are. */
export function importingRegions(folder: string): Fence[] {
  return pagesBelow(folder).flatMap((page) => {
    const found: Fence[] = [];
    const mdx = pageText(page);
    if (!mdx.includes('region=')) return found;
    visit(parser.parse(mdx), 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Sample') return;
      const { region, text, name } = readSample(node as unknown as JsxNode, new VFile({ path: page }));
      if (!region || text === undefined || !hasImport(text)) return;
      const lang = name.endsWith('.tsx') ? 'tsx' : 'ts';
      found.push({ page, line: node.position?.start.line ?? 0, lang, code: text, fragment: false });
    });
    return found;
  });
}
