import path from 'node:path';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { lineOfPage } from '../../lines/lines';
import { pageName } from '../pagesBelow';
import { aliasesOn } from './sectionTables';

const empty = (id: string): Element => ({ type: 'element', tagName: 'span', properties: { id }, children: [] });

/**
 * Rehype plugin: gives a heading the anchors that other documentation has for its section (sections.json), as empty elements in it.
 */
export function rehypeAliases() {
  return (tree: Root, file: VFile) => {
    const line = lineOfPage(file.path);
    const page = pageName(path.resolve(line.docs), file.path);
    const headings = new Map<string, Element>();
    visit(tree, 'element', (element) => {
      if (/^h[2-6]$/.test(element.tagName) && element.properties.id)
        headings.set(String(element.properties.id), element);
    });
    for (const [id, anchors] of aliasesOn(line, page, [...headings.keys()]))
      headings.get(id)?.children.unshift(...anchors.map(empty));
  };
}
