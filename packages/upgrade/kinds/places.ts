import type { Rule } from '../Rule';
import type { Source, SyntaxNode } from '../source/readSource';

/** The `match` of a rule that finds places and rewrites none of them. */
export const places =
  (nodesOf: (source: Source) => readonly SyntaxNode[]): Rule['match'] =>
  (source, found) => {
    for (const node of nodesOf(source)) found({ node });
  };
