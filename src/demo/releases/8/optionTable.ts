import { optionTable as five } from '../5/optionTable';
import type { Option } from '../DemoRelease';

/** The options of release 8: those of release 5, and what came after it. */
const table = {
  ...five,
  showMuteButtons: { label: 'Mute buttons', group: 'controls', byDefault: false, isProp: true },
  showShiftActions: { label: 'Shift actions', group: 'controls', byDefault: false, isProp: true },
  showUngroupButtons: { label: 'Ungroup buttons', group: 'controls', byDefault: false, isProp: true },
  autoSelectValue: { label: 'Auto-select value', group: 'editing', byDefault: true, isProp: true },
  showUndoRedo: { label: 'Undo and redo buttons', group: 'controls', byDefault: false },
  hideDefaultDragPreview: { label: 'Hide drag preview', group: 'controls', byDefault: false },
  updateWhileDragging: { label: 'Update while dragging', group: 'controls', byDefault: false },
  enableMountQueryChange: {
    label: 'onQueryChange on mount',
    group: 'query',
    byDefault: true,
    initially: false,
    isProp: true,
  },
  preserveQueryStateOnUnmount: { label: 'Preserve state on unmount', group: 'query', byDefault: false, isProp: true },
  suppressStandardClassnames: { label: 'No standard classes', group: 'look', byDefault: false, isProp: true },
} satisfies Record<string, Option>;

export type OptionIdOf8 = keyof typeof table;
export const optionTable: Record<OptionIdOf8, Option> = table;
export const optionIds = Object.keys(table) as OptionIdOf8[];
