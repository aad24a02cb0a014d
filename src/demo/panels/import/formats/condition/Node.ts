import type { RuleGroupType, RuleType } from 'react-querybuilder';

/** A condition or a group of them as it is written in a text, and what it means. */
export type Node = {
  query: RuleType | RuleGroupType;
  /** Offsets of its first character, and after its last. */
  from: number;
  to: number;
  /** What a group consists of; a condition has none. */
  parts: Node[];
  /** The fields that a condition names, with the offset of each. */
  names: { name: string; at: number }[];
  /** What the release is given instead of the text, where it reads another spelling of the same only. */
  written?: string;
};

/** All conditions of a node, in the order of the text. */
export const leavesOf = (node: Node): Node[] => (node.parts.length > 0 ? node.parts.flatMap(leavesOf) : [node]);

/** The text of a node, as the release is given it. */
export function writtenText(text: string, node: Node): string {
  let at = node.from;
  let result = '';
  for (const leaf of leavesOf(node)) {
    if (leaf.written === undefined) continue;
    result += text.slice(at, leaf.from) + leaf.written;
    at = leaf.to;
  }
  return result + text.slice(at, node.to);
}
