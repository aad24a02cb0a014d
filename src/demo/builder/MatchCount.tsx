import { grouped } from '@site/src/dataset/countInWords';
import { type ComponentType, useSyncExternalStore } from 'react';
import type { ActionWithRulesProps, Controls } from 'react-querybuilder';
import { keyOf, type MatchCounts } from '../run/matchCounts';
import styles from './MatchCount.module.css';

const none: MatchCounts = new Map();
let counts = none;
const listeners = new Set<() => void>();

/** The counts on show; written by what runs the query, read by each rule and group. */
export const matchCountStore = {
  set: (next: MatchCounts) => {
    counts = next;
    for (const listener of listeners) listener();
  },
  clear: () => matchCountStore.set(none),
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How many rows the rule or group selects by itself. */
function MatchCount({ path }: { path: number[] }) {
  const count = useSyncExternalStore(
    subscribe,
    () => counts.get(keyOf(path)),
    () => undefined,
  );
  if (count === undefined) return null;
  return (
    <span className={styles.count} data-match-count data-none={count === 0 || undefined}>
      {grouped(count)} {count === 1 ? 'match' : 'matches'}
    </span>
  );
}

type RemoveAction = ComponentType<ActionWithRulesProps>;

/** The remove buttons of a toolkit with the number of matches before them: they end each rule and each group's header. */
export function withMatchCounts({ removeRuleAction, removeGroupAction }: Partial<Controls>): Partial<Controls> {
  return { ...counted('removeRuleAction', removeRuleAction), ...counted('removeGroupAction', removeGroupAction) };
}

function counted(name: keyof Controls, control: unknown): Partial<Controls> {
  const Remove = control as RemoveAction;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each toolkit and set of options.
  const Counted: RemoveAction = (props) => (
    <>
      <MatchCount path={props.path} />
      <Remove {...props} />
    </>
  );
  return { [name]: Counted };
}
