import { type ToolkitId, toolkitWithId } from '@site/src/toolkits/registry';
import type { DemoRelease } from '../releases/DemoRelease';
import { loadedRelease } from '../releases/loaded';
import { type DemoState, isInitial } from './state';

/** The release that a toolkit's page begins with; it comes with the page. */
export const firstReleaseOf = (toolkit: ToolkitId): DemoRelease => loadedRelease(toolkitWithId(toolkit).releases[0]);

/**
 * Whether the state is the one that everybody meets on a toolkit's page: nothing is changed.
 * @param state of the demo
 */
export const isAsMet = (state: DemoState, toolkit: ToolkitId): boolean => isInitial(state, firstReleaseOf(toolkit));
