import type { ToolkitId } from '@site/src/toolkits/registry';
import controls from '@site/src/ui/controls.module.css';
import { useSyncExternalStore } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { firstReleaseOf } from '../store/isAsMet';
import { demoStore } from '../store/state';
import { editWords } from './editWords';

type Announcement = { text: string; count: number };

const none: Announcement = { text: '', count: 0 };
let present = none;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Says to a screen reader what happened to the query. */
export function announce(text: string | false | undefined) {
  if (!text) return;
  present = { text, count: present.count + 1 };
  for (const listener of listeners) listener();
}

/** The one place that is read out. The same words again are a new element, or nothing would have changed. */
export function Announcements() {
  const { text, count } = useSyncExternalStore(
    subscribe,
    () => present,
    () => none,
  );
  return (
    <div className={controls.hidden} role="status" aria-label="What changed">
      <p key={count}>{text}</p>
    </div>
  );
}

/** An edit made in the builder. */
export function edit(query: RuleGroupTypeAny) {
  announce(editWords(demoStore.get().query, query));
  demoStore.setQuery(query);
}
export const undo = () => announce(demoStore.undo() && 'Undone');
/** Everything as a visitor first meets it, as one step. */
export const startOver = (toolkit: ToolkitId) => announce(demoStore.reset(firstReleaseOf(toolkit)) && 'Started over');
export const redo = () => announce(demoStore.redo() && 'Redone');
