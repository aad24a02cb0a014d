import { isGroup, walk } from '@site/packages/query';
import { type ToolkitId, toolkitWithId } from '@site/src/toolkits/registry';
import type { RuleGroupTypeAny } from 'react-querybuilder';

/** Milliseconds that a builder may take to be drawn without asking. */
export const mostUnasked = 1500;

/** The ids of everything that a builder draws of a query, sub-queries included; all have one in the demo's state. */
export const idsIn = (query: RuleGroupTypeAny): string[] =>
  Array.from(walk(query, { subQueries: true }), ({ item }) => item.id ?? '');

/** How many rules a query has, those of sub-queries included. */
export const rulesIn = (query: RuleGroupTypeAny): number =>
  Array.from(walk(query, { subQueries: true })).filter(({ item }) => !isGroup(item)).length;

/** About how many milliseconds a toolkit takes to draw so many rules and groups. */
export const drawingTime = (toolkit: ToolkitId, items: number): number => items * toolkitWithId(toolkit).ruleTime;
