import { rulesOf } from '@site/packages/query';
import { createContext, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { afterPaint } from './afterPaint';

/** How many rules a builder begins with, and takes in at a time: more than a screen shows, and soon made. */
const atOnce = 40;
const none: ReadonlySet<string> = new Set();

/** The ids of rules that the builder has yet to take in. */
export const ComingRulesContext = createContext(none);

type StagedRulesProps = { query: RuleGroupTypeAny; children: ReactNode };

/** Around a builder; a stage renders its rules alone, neither the builder nor the toolkit's provider. */
export function StagedRules({ query, children }: StagedRulesProps) {
  return <ComingRulesContext.Provider value={useStagedRules(query)}>{children}</ComingRulesContext.Provider>;
}

/**
 * Builds a large query in stages: the builder comes with its first rules, and takes in the others frame by frame, so that
 * a page of many rules can be used while it is still being made. Once all are there, every new rule comes at once.
 * @returns the ids of the rules that are still to come
 */
export function useStagedRules(query: RuleGroupTypeAny): ReadonlySet<string> {
  const [limit, setLimit] = useState(atOnce);
  const coming = useMemo(() => {
    if (limit === Infinity) return none;
    const later = rulesOf(query).flatMap(({ id }, index) => (index >= limit && id ? [id] : []));
    // The same set, so that no rule is rendered for it.
    return later.length === 0 ? none : new Set(later);
  }, [query, limit]);
  const isWhole = coming.size === 0;
  useEffect(() => {
    if (isWhole) setLimit(Infinity);
    else return afterPaint(() => setLimit(limit + atOnce));
  }, [limit, isWhole]);
  return coming;
}
