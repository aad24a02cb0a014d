import { type ToolkitId, toolkits } from '@site/src/toolkits/registry';
import { loadedRelease } from '../releases/loaded';
import { type DemoState, isInitial } from './state';

/**
 * Whether the state is the one that everybody meets on a toolkit's page: nothing is changed.
 * @param state of the demo
 */
export function isAsMet(state: DemoState, toolkit: ToolkitId): boolean {
  const [first] = toolkits.find(({ id }) => id === toolkit)?.releases ?? [];
  return isInitial(state, first && loadedRelease(first));
}
