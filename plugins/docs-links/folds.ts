import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

const isElement = (node: Nodes | undefined, name: string) =>
  (node?.type === 'mdxJsxFlowElement' || node?.type === 'mdxJsxTextElement') && node.name === name;

/**
 * Folds of a page that a link could lead to without opening them: those with an anchor in them, and those that are all
 * that a heading has below it. A `<details>` opens for the first only when the browser loads the page, and never for
 * the second; `src/docs-widgets/Fold.tsx` opens for both.
 * @returns a line for each
 */
export function closedTargets(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node, index, parent) => {
    if (!isElement(node, 'details')) return;
    const line = node.position?.start.line;
    if (parent?.children[(index ?? 0) - 1]?.type === 'heading') found.push(`:${line} a heading has only this fold`);
    visit(node, (inner) => {
      if (inner.type === 'heading' || hasId(inner) || isElement(inner, 'ApiDeclarations'))
        found.push(`:${inner.position?.start.line} an anchor in the fold of line ${line}`);
    });
  });
  return found;
}

const hasId = (node: Nodes) =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
  node.attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id');
