import type { Option } from '../DemoRelease';

/** The options of release 5 and of the demo itself. */
const table = {
  showCombinatorsBetweenRules: {
    label: 'Combinators between rules',
    group: 'controls',
    byDefault: false,
    isProp: true,
  },
  showNotToggle: { label: 'Not toggle', group: 'controls', byDefault: false, initially: true, isProp: true },
  showCloneButtons: { label: 'Clone buttons', group: 'controls', byDefault: false, initially: true, isProp: true },
  showLockButtons: { label: 'Lock buttons', group: 'controls', byDefault: false, isProp: true },
  enableDragAndDrop: { label: 'Drag and drop', group: 'controls', byDefault: false },
  resetOnFieldChange: { label: 'Reset on field change', group: 'editing', byDefault: true, isProp: true },
  resetOnOperatorChange: { label: 'Reset on operator change', group: 'editing', byDefault: false, isProp: true },
  autoSelectField: { label: 'Auto-select field', group: 'editing', byDefault: true, isProp: true },
  autoSelectOperator: { label: 'Auto-select operator', group: 'editing', byDefault: true, isProp: true },
  addRuleToNewGroups: { label: 'Add rule to new groups', group: 'editing', byDefault: false, isProp: true },
  validateQuery: { label: 'Validation', group: 'query', byDefault: false },
  independentCombinators: { label: 'Independent combinators', group: 'query', byDefault: false },
  listsAsArrays: { label: 'Lists as arrays', group: 'query', byDefault: false, initially: true, isProp: true },
  parseNumbers: { label: 'Parse numbers', group: 'query', byDefault: false, initially: true },
  disabled: { label: 'Disabled', group: 'look', byDefault: false, isProp: true },
  debugMode: { label: 'Debug mode', group: 'look', byDefault: false },
  justifiedLayout: { label: 'Justified layout', group: 'look', byDefault: false },
  matchCounts: { label: 'Match counts', group: 'look', byDefault: false },
  showBranches: { label: 'Branch lines', group: 'look', byDefault: false, initially: true },
} satisfies Record<string, Option>;

export type OptionIdOf5 = keyof typeof table;
export const optionTable: Record<OptionIdOf5, Option> = table;
export const optionIds = Object.keys(table) as OptionIdOf5[];
