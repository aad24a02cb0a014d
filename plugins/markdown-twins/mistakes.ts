import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Code, Heading } from 'mdast';
import { pageText } from '../../lines/pinsInText';
import { parser } from '../library-api/explained';
import { markdown, type Nodes } from './nodes';

/** The file of a line that says what is often done wrong with its release, and has the correct lines. */
export const mistakesFile = (docs: string) => path.resolve(docs, '_mistakes.mdx');

/**
 * What the list of a line begins with: mistakes that people and models make with its release, each with the correct lines.
 * @param docs folder of the line's pages; without the file there, there is nothing to say
 */
export function mistakesOf(docs: string): Nodes {
  const file = mistakesFile(docs);
  if (!existsSync(file)) return [];
  const nodes = parser
    .parse(pageText(file))
    .children.filter((node): node is Heading | Code => node.type === 'heading' || node.type === 'code');
  return [
    ...markdown('## Common mistakes\n\nEach with the correct lines, which were compiled and run on this release.'),
    ...nodes.map((node): Nodes[number] => (node.type === 'heading' ? { ...node, depth: 3 } : node)),
  ];
}
