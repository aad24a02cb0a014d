import { isGroup, isIndependent, type Place, rulesOf, walk } from '@site/packages/query';
import { counted } from '@site/src/dataset/countInWords';
import { spokenPath } from '@site/src/toolkits/spokenPath';
import type { RuleGroupTypeAny } from 'react-querybuilder';

/** The first rule or group of a query that is not among those of another; the query itself always is. */
function newIn(query: RuleGroupTypeAny, other: RuleGroupTypeAny): Place | undefined {
  const known = new Set(Array.from(walk(other), ({ item }) => item.id));
  for (const place of walk(query)) if (place.parent && !known.has(place.item.id)) return place;
  return undefined;
}

/** What a rule or group is called: `Rule 3.1`. */
export const nameOf = (query: RuleGroupTypeAny, { item, path }: Place) =>
  `${isGroup(item) ? 'Group' : 'Rule'} ${spokenPath(path, isIndependent(query))}`;

/** What an edit did, for those who do not see it: nothing if no rule and no group came or went. */
export function editWords(before: RuleGroupTypeAny, after: RuleGroupTypeAny): string | undefined {
  const added = newIn(after, before);
  if (added) return `${nameOf(after, added)} added`;
  const removed = newIn(before, after);
  return removed && `${nameOf(before, removed)} removed`;
}

/** How many rules a query has, in words. */
export function ruleCount(query: RuleGroupTypeAny): string {
  return counted(rulesOf(query).length, 'rule');
}
