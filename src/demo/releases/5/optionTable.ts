import type { Option } from '../DemoRelease';

/** The options of release 5 and of the demo itself. */
const table = {
  showCombinatorsBetweenRules: {
    label: 'Combinators between rules',
    group: 'controls',
    byDefault: false,
    prop: 'showCombinatorsBetweenRules',
  },
  showNotToggle: {
    label: 'Not toggle',
    group: 'controls',
    byDefault: false,
    initially: true,
    prop: 'showNotToggle',
  },
  showCloneButtons: {
    label: 'Clone buttons',
    group: 'controls',
    byDefault: false,
    initially: true,
    prop: 'showCloneButtons',
  },
  showLockButtons: {
    label: 'Lock buttons',
    group: 'controls',
    byDefault: false,
    prop: 'showLockButtons',
  },
  enableDragAndDrop: {
    label: 'Drag and drop',
    group: 'controls',
    byDefault: false,
  },
  resetOnFieldChange: {
    label: 'Reset on field change',
    group: 'editing',
    byDefault: true,
    prop: 'resetOnFieldChange',
  },
  resetOnOperatorChange: {
    label: 'Reset on operator change',
    group: 'editing',
    byDefault: false,
    prop: 'resetOnOperatorChange',
  },
  autoSelectField: {
    label: 'Auto-select field',
    group: 'editing',
    byDefault: true,
    prop: 'autoSelectField',
  },
  autoSelectOperator: {
    label: 'Auto-select operator',
    group: 'editing',
    byDefault: true,
    prop: 'autoSelectOperator',
  },
  addRuleToNewGroups: {
    label: 'Add rule to new groups',
    group: 'editing',
    byDefault: false,
    prop: 'addRuleToNewGroups',
  },
  validateQuery: {
    label: 'Validation',
    group: 'query',
    byDefault: false,
  },
  independentCombinators: {
    label: 'Independent combinators',
    group: 'query',
    byDefault: false,
  },
  listsAsArrays: {
    label: 'Lists as arrays',
    group: 'query',
    byDefault: false,
    initially: true,
    prop: 'listsAsArrays',
  },
  parseNumbers: {
    label: 'Parse numbers',
    group: 'query',
    byDefault: false,
    initially: true,
  },
  disabled: {
    label: 'Disabled',
    group: 'look',
    byDefault: false,
    prop: 'disabled',
  },
  debugMode: {
    label: 'Debug mode',
    group: 'look',
    byDefault: false,
  },
  justifiedLayout: {
    label: 'Justified layout',
    group: 'look',
    byDefault: false,
  },
  matchCounts: {
    label: 'Match counts',
    group: 'look',
    byDefault: false,
  },
  showBranches: {
    label: 'Branch lines',
    group: 'look',
    byDefault: false,
    initially: true,
  },
} satisfies Record<string, Option>;

export type OptionIdOf5 = keyof typeof table;
export const optionTable: Record<OptionIdOf5, Option> = table;
export const optionIds = Object.keys(table) as OptionIdOf5[];
