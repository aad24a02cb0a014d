import type { Element, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { highlight } from './highlight';

/** What stands above a block that imports a package which is not installed here. */
export const notRunTitle = (name: string) => `Not run here: needs ${name}`;

/** Reads `title="…"`, `showLineNumbers` and highlighted lines from a fence's meta string. */
export function readMeta(meta: string): { title?: string; lineNumbers: boolean } {
  const notRun = /\bnotRun="([^"]*)"/.exec(meta)?.[1];
  return {
    title: notRun ? notRunTitle(notRun) : /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(meta)?.slice(1).find(Boolean),
    lineNumbers: /\bshowLineNumbers\b/.test(meta),
  };
}

/** Rehype plugin: every fenced code block becomes `<HighlightedCode html="…" />`, one string of finished HTML. */
export const rehypeHighlightCode = () => (tree: Root) =>
  visit(tree, 'element', (node: Element, index, parent) => {
    const code = node.children[0];
    if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code' || !parent || index === undefined)
      return;
    const lang = /language-(\S+)/.exec(String([code.properties.className].flat()[0] ?? ''))?.[1] ?? 'text';
    const meta = String(code.properties.metastring ?? (code.data as { meta?: string } | undefined)?.meta ?? '');
    const text = textOf(code).replace(/\n$/, '');
    const { title, lineNumbers } = readMeta(meta);
    const attributes = {
      html: highlight(text, lang, meta),
      lang,
      title,
      lineNumbers: lineNumbers ? 'true' : undefined,
    };
    parent.children[index] = {
      type: 'mdxJsxFlowElement',
      name: 'HighlightedCode',
      attributes: Object.entries(attributes).flatMap(([name, value]) =>
        value ? [{ type: 'mdxJsxAttribute', name, value }] : [],
      ),
      children: [],
    } as unknown as Element;
    return SKIP;
  });
