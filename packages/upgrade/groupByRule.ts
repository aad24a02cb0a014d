import type { Report, Told } from './Report';

/** Lines about which the same rules have something to say, and those rules: what breaks first, then what differs. */
export type Group = {
  /** That of the first rule. */
  kind: Told['kind'];
  rules: Pick<Told, 'rule' | 'kind' | 'message' | 'href'>[];
  places: Place[];
};
type Place = Pick<Told, 'line' | 'excerpt' | 'compiler'> & {
  name: string;
  /** Whether all, some or none of what was found there is rewritten. */
  rewritten: 'all' | 'some' | 'none';
};

const order: readonly Told['kind'][] = ['breaks', 'differs', 'optional'];
const byKind = (a: { kind: Told['kind'] }, b: { kind: Told['kind'] }) => order.indexOf(a.kind) - order.indexOf(b.kind);

/** Findings of many files by rule, so that each line stands once, with all that was found in it. */
export function groupByRule(reports: readonly Report[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { name, findings } of reports) {
    const lines = new Map<number, Told[]>();
    for (const finding of findings) lines.set(finding.line, [...(lines.get(finding.line) ?? []), finding]);
    for (const [line, found] of lines) {
      const rules = new Map(
        found.map(({ rule, kind, message, href }) => [rule, { rule, kind, message, href }] as const),
      );
      const sorted = [...rules.values()].sort((a, b) => byKind(a, b) || a.rule.localeCompare(b.rule));
      const key = sorted.map(({ rule }) => rule).join();
      const group: Group = groups.get(key) ?? { kind: sorted[0]?.kind ?? 'optional', rules: sorted, places: [] };
      groups.set(key, group);
      const count = found.filter(({ isRewritten }) => isRewritten).length;
      const rewritten = count === 0 ? 'none' : count === found.length ? 'all' : 'some';
      const compiler = found.find((one) => one.compiler)?.compiler;
      group.places.push({ name, line, excerpt: found[0]?.excerpt ?? '', rewritten, ...(compiler && { compiler }) });
    }
  }
  return [...groups.values()].sort(byKind);
}
