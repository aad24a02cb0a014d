import { toString as textOf } from 'mdast-util-to-string';
import type { Nodes } from '../markdown-twins/nodes';

/** A heading of a page and what stands below it, to the next heading. */
export type Section = { anchor: string; title: string; text: string };

/** What a sample of a page printed. */
export type ShownOutput = { sample: string; region?: string; source: string; text: string };

/**
 * The sections of a page; what stands above the first heading is one without title and anchor.
 * @param nodes the page's content, as its Markdown twin has it
 */
export function sectionsOf(nodes: Nodes): Section[] {
  const sections: Section[] = [{ anchor: '', title: '', text: '' }];
  for (const node of nodes) {
    const current = sections.at(-1) as Section;
    if (node.type === 'heading')
      sections.push({ anchor: String(node.data?.id ?? ''), title: textOf(node).trim(), text: '' });
    else current.text += `${blockText(node)}\n`;
  }
  return sections;
}

/** Its words, with white space between the blocks and cells that it consists of. */
function blockText(node: Nodes[number]): string {
  if (!('children' in node) || node.type === 'paragraph') return textOf(node);
  return node.children.map((child) => blockText(child as Nodes[number])).join('\n');
}

/** The captured outputs that a page shows, in its order. */
export function outputsOf(nodes: Nodes): ShownOutput[] {
  return nodes.flatMap((node) => {
    if (node.type === 'code') return node.data?.output ? [{ ...node.data.output, text: node.value }] : [];
    return 'children' in node ? outputsOf(node.children as Nodes) : [];
  });
}
