import type { Heading } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

/**
 * The text of a heading, without the comment that names its anchor, and that anchor.
 * @example `## Pitfalls {/* #traps *\/}` is `{ text: 'Pitfalls', id: 'traps' }`
 */
export function readHeading(heading: Heading): { text: string; id?: string | undefined } {
  const last = heading.children.at(-1);
  const id = last?.type === 'mdxTextExpression' ? /#([\w-]+)/.exec(last.value)?.[1] : undefined;
  const children = heading.children.filter(({ type }) => type !== 'mdxTextExpression');
  return { text: textOf({ ...heading, children }).trim(), id };
}
