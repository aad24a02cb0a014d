import type { QueryBuilderProps } from 'react-querybuilder';

/** Headings under which the options stand, in order. */
export const optionGroups = {
  controls: 'Controls of rules and groups',
  editing: 'New rules and edits',
  query: 'The query itself',
  look: 'Behaviour and look',
} as const;

type Option = {
  label: string;
  /** One line that says what turning it on does. */
  explanation: string;
  group: keyof typeof optionGroups;
  /** Where the docs of the line explain it; nowhere for what only this demo has. */
  docs?: string;
  /** What the release does when nothing is said. */
  byDefault: boolean;
  /** What a visitor of the demo meets, where it differs from the release. */
  initially?: boolean;
  /** The boolean prop of `QueryBuilder` that it sets; without one, the demo's Builder gives it its meaning. */
  prop?: keyof QueryBuilderProps;
};

const api = (anchor: string) => `/docs/api/querybuilder#${anchor}`;

const table = {
  showCombinatorsBetweenRules: {
    label: 'Combinators between rules',
    explanation: 'Shows the and/or between the rules instead of in the header of their group.',
    group: 'controls',
    docs: api('showcombinatorsbetweenrules'),
    byDefault: false,
    prop: 'showCombinatorsBetweenRules',
  },
  showNotToggle: {
    label: 'Not toggle',
    explanation: 'Shows a “not” checkbox on each group.',
    group: 'controls',
    docs: api('shownottoggle'),
    byDefault: false,
    initially: true,
    prop: 'showNotToggle',
  },
  showCloneButtons: {
    label: 'Clone buttons',
    explanation: 'Adds a button to each rule and group that inserts a copy after it.',
    group: 'controls',
    docs: api('showclonebuttons'),
    byDefault: false,
    initially: true,
    prop: 'showCloneButtons',
  },
  showLockButtons: {
    label: 'Lock buttons',
    explanation: 'Adds a button to each rule and group that makes it read-only.',
    group: 'controls',
    docs: api('showlockbuttons'),
    byDefault: false,
    prop: 'showLockButtons',
  },
  enableDragAndDrop: {
    label: 'Drag and drop',
    explanation: 'Adds handles to drag by mouse or finger, and buttons that move a rule up or down.',
    group: 'controls',
    docs: api('enabledraganddrop'),
    byDefault: false,
  },
  resetOnFieldChange: {
    label: 'Reset on field change',
    explanation: 'Resets the operator and value when the field of a rule changes.',
    group: 'editing',
    docs: api('resetonfieldchange'),
    byDefault: true,
    prop: 'resetOnFieldChange',
  },
  resetOnOperatorChange: {
    label: 'Reset on operator change',
    explanation: 'Resets the value when the operator of a rule changes.',
    group: 'editing',
    docs: api('resetonoperatorchange'),
    byDefault: false,
    prop: 'resetOnOperatorChange',
  },
  autoSelectField: {
    label: 'Auto-select field',
    explanation: 'Selects the first field in a new rule; otherwise the user has to choose one.',
    group: 'editing',
    docs: api('autoselectfield'),
    byDefault: true,
    prop: 'autoSelectField',
  },
  autoSelectOperator: {
    label: 'Auto-select operator',
    explanation: 'Selects the first operator in a new rule; otherwise the user has to choose one.',
    group: 'editing',
    docs: api('autoselectoperator'),
    byDefault: true,
    prop: 'autoSelectOperator',
  },
  addRuleToNewGroups: {
    label: 'Add rule to new groups',
    explanation: 'Adds a first rule to each new group.',
    group: 'editing',
    docs: api('addruletonewgroups'),
    byDefault: false,
    prop: 'addRuleToNewGroups',
  },
  validateQuery: {
    label: 'Validation',
    explanation: 'Marks rules without a value and groups without a rule, and says why.',
    group: 'query',
    docs: api('validator'),
    byDefault: false,
  },
  independentCombinators: {
    label: 'Independent combinators',
    explanation: 'Gives each pair of neighbouring rules its own and/or. The query is converted.',
    group: 'query',
    docs: api('independentcombinators'),
    byDefault: false,
  },
  listsAsArrays: {
    label: 'Lists as arrays',
    explanation: 'Stores multiple values as an array instead of a comma-separated string.',
    group: 'query',
    docs: api('listsasarrays'),
    byDefault: false,
    initially: true,
    prop: 'listsAsArrays',
  },
  parseNumbers: {
    label: 'Parse numbers',
    explanation: 'Exports numeric values without quotes.',
    group: 'query',
    docs: '/docs/api/export#parsenumbers',
    byDefault: false,
    initially: true,
  },
  disabled: {
    label: 'Disabled',
    explanation: 'Makes the whole builder read-only.',
    group: 'look',
    docs: api('disabled'),
    byDefault: false,
    prop: 'disabled',
  },
  debugMode: {
    label: 'Debug mode',
    explanation: 'Shows the log messages of the builder below it: every change, and every edit that was refused.',
    group: 'look',
    docs: api('debugmode'),
    byDefault: false,
  },
  justifiedLayout: {
    label: 'Justified layout',
    explanation: 'Aligns the buttons of rules and groups to the right. This is a stylesheet, not a prop.',
    group: 'look',
    docs: '/docs/tips/styling#a-justified-layout',
    byDefault: false,
  },
  matchCounts: {
    label: 'Match counts',
    explanation: 'Shows beside each rule and group how many movies it selects by itself. A feature of this demo.',
    group: 'look',
    byDefault: false,
  },
  showBranches: {
    label: 'Branch lines',
    explanation: 'Draws lines from each group to its rules. This is a class name, not a prop.',
    group: 'look',
    docs: '/docs/tips/styling#branch-lines',
    byDefault: false,
    initially: true,
  },
} satisfies Record<string, Option>;

/** Name of an option: that of the prop, where there is one. */
export type OptionId = keyof typeof table;
export const optionTable: Record<OptionId, Option> = table;
export const optionIds = Object.keys(table) as OptionId[];
