import type { ToolkitId } from '@site/src/toolkits/registry';
import { announce } from '@site/src/ui/announce';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { firstReleaseOf } from '../store/isAsMet';
import { demoStore } from '../store/state';
import { editWords } from './editWords';

/** An edit made in the builder. */
export function edit(query: RuleGroupTypeAny) {
  announce(editWords(demoStore.get().query, query));
  demoStore.setQuery(query);
}
export const undo = () => announce(demoStore.undo() && 'Undone');
/** Everything as a visitor first meets it, as one step. */
export const startOver = (toolkit: ToolkitId) => announce(demoStore.reset(firstReleaseOf(toolkit)) && 'Started over');
export const redo = () => announce(demoStore.redo() && 'Redone');
