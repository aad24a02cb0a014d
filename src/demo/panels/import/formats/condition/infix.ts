import type { RuleGroupType } from 'react-querybuilder';
import type { Node } from './Node';
import type { Reader } from './Reader';

type Take = (reader: Reader) => unknown;
type Parts = { or: Take; and: Take; not: Take; condition: (reader: Reader) => Node };

/** Reads conditions with `and`, `or`, `not` and brackets, where `not` binds closest and `or` least. */
export function infix({ or, and, not, condition }: Parts): (reader: Reader) => Node {
  const chain = (combinator: 'and' | 'or', take: Take, read: (reader: Reader) => Node) => (reader: Reader) => {
    const from = reader.at;
    const parts = [read(reader)];
    while (take(reader)) parts.push(read(reader));
    return parts.length === 1 ? (parts[0] as Node) : group(reader, from, { combinator }, parts);
  };
  const primary = (reader: Reader): Node => {
    const from = reader.at;
    if (not(reader))
      return group(reader, from, { combinator: 'and', not: true }, [reader.inside(() => primary(reader))]);
    if (!reader.sign('(')) return condition(reader);
    const inner = reader.inside(() => any(reader));
    reader.expect(')');
    return group(reader, from, { combinator: 'and' }, [inner]);
  };
  const any = chain('or', or, chain('and', and, primary));
  return any;
}

/** A group that began at an offset and ends with the last token. */
export const group = (reader: Reader, from: number, kind: Omit<RuleGroupType, 'rules'>, parts: Node[]): Node => ({
  query: { ...kind, rules: parts.map(({ query }) => query) } as RuleGroupType,
  from,
  to: reader.end,
  parts,
  names: [],
});
