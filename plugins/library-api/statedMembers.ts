import { createSlugger } from '@docusaurus/utils';
import type { Paragraph, PhrasingContent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

/** What a page states of a prop or an option below the heading of its name. */
export type Stated = {
  name: string;
  anchor: string;
  /** Absent where the page leaves the type to a table. */
  type?: PhrasingContent[];
  default: PhrasingContent[];
  /** The first sentence about it. */
  summary: PhrasingContent[];
};

/**
 * All members that a page states: `### \`name\``, then **Type** `…` · **Default** …, or **Default** … alone, then prose.
 * @param tree the page's syntax tree
 */
export function statedMembers(tree: Root): Stated[] {
  const slugger = createSlugger();
  return tree.children.flatMap((node, index): Stated[] => {
    if (node.type !== 'heading') return [];
    const anchor = slugger.slug(textOf(node).trim());
    const [name] = node.children;
    const statement = tree.children[index + 1];
    if (name?.type !== 'inlineCode' || statement?.type !== 'paragraph') return [];
    const start = statement.children.findIndex((child) => child.type === 'strong' && textOf(child) === 'Default');
    if (start < 0) return [];
    const type = statement.children.slice(0, start).filter((child) => child.type === 'inlineCode');
    const prose = tree.children
      .slice(index + 2)
      .find((child) => child.type === 'paragraph' || child.type === 'heading');
    return [
      {
        name: name.value,
        anchor,
        ...(type.length && { type }),
        default: trimmed(statement.children.slice(start + 1)),
        summary: prose?.type === 'paragraph' ? firstSentence(prose) : [],
      },
    ];
  });
}

/** A sentence ends with its stop, not inside of code. */
function firstSentence({ children }: Paragraph): PhrasingContent[] {
  const sentence: PhrasingContent[] = [];
  for (const child of children) {
    const end = child.type === 'text' ? /[.:!?](?=\s|$)/.exec(child.value) : null;
    if (child.type === 'text' && end)
      return trimmed([...sentence, { type: 'text', value: `${child.value.slice(0, end.index)}.` }]);
    sentence.push(child);
    if (child.type === 'strong' && /[.:!?]$/.test(textOf(child))) break;
  }
  return trimmed(sentence);
}

/** Without white space at both ends. */
function trimmed(nodes: PhrasingContent[]): PhrasingContent[] {
  return nodes
    .map((node, index) => {
      if (node.type !== 'text') return node;
      const value = index === 0 ? node.value.trimStart() : node.value;
      return { ...node, value: index === nodes.length - 1 ? value.trimEnd() : value };
    })
    .filter((node) => node.type !== 'text' || node.value);
}
