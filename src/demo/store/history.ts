import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import type { DemoState } from './state';

/**
 * What a step back brings: a query, the release that holds it, the data it is about, and the fields added to those; and what
 * else the step had changed.
 */
export type HistoryStep = Pick<DemoState, 'query' | 'release' | 'data' | 'extraFields'> & Partial<DemoState>;

/** Moments before and after the present one, oldest first and nearest first. */
export type History = { past: HistoryStep[]; future: HistoryStep[]; lastEdit?: { of: string; at: number } };

export const emptyHistory: History = { past: [], future: [] };

/** Steps that can be taken back. */
const depth = 200;
/** Edits of one value that follow each other within this many milliseconds are one step. */
const pause = 1000;

type Node = RuleGroupTypeAny | RuleType | string;

/** Id of the one rule in whose `value` two queries differ; nothing if they differ in any other way. */
function onlyValueEdited(before: Node, after: Node): string | undefined {
  if (typeof before === 'string' || typeof after === 'string') return undefined;
  if ('rules' in before && 'rules' in after) {
    const { rules: rulesBefore, ...restBefore } = before;
    const { rules: rulesAfter, ...restAfter } = after;
    if (rulesBefore.length !== rulesAfter.length || JSON.stringify(restBefore) !== JSON.stringify(restAfter)) return;
    const changed = (rulesAfter as Node[]).flatMap((rule, index) => (rule === rulesBefore[index] ? [] : [index]));
    const [index] = changed;
    if (changed.length !== 1 || index === undefined) return undefined;
    return onlyValueEdited(rulesBefore[index] as Node, rulesAfter[index] as Node);
  }
  const sameButValue = JSON.stringify({ ...before, value: '' }) === JSON.stringify({ ...after, value: '' });
  return sameButValue ? after.id : undefined;
}

/**
 * Remembers a moment that is about to be replaced. Typing into one value is one step, not one per key.
 * @param now present time in milliseconds; none for what nobody typed, such as a reset, which is always a step of its own
 */
export function remember(history: History, before: HistoryStep, after: RuleGroupTypeAny, now?: number): History {
  const edited = onlyValueEdited(before.query, after);
  const lastEdit = edited === undefined || now === undefined ? undefined : { of: edited, at: now };
  const goesOn = lastEdit && history.lastEdit?.of === lastEdit.of && lastEdit.at - history.lastEdit.at < pause;
  if (goesOn) return { past: history.past, future: [], lastEdit };
  return { past: [...history.past, before].slice(-depth), future: [], lastEdit };
}

type Step = HistoryStep & { history: History };

/** The parts of the present that a step to a moment replaces. */
const replacedBy = (moment: HistoryStep, present: HistoryStep) =>
  Object.fromEntries(Object.keys(moment).map((key) => [key, present[key as keyof HistoryStep]])) as HistoryStep;

/** Takes one step back; nothing if there is none. */
export function stepBack({ past, future }: History, present: HistoryStep): Step | undefined {
  const moment = past.at(-1);
  return (
    moment && { ...moment, history: { past: past.slice(0, -1), future: [replacedBy(moment, present), ...future] } }
  );
}

/** Takes one undone step again; nothing if there is none. */
export function stepForward({ past, future }: History, present: HistoryStep): Step | undefined {
  const [moment, ...rest] = future;
  return moment && { ...moment, history: { past: [...past, replacedBy(moment, present)], future: rest } };
}
