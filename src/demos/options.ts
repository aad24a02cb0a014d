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
  /** Where the docs of the line explain it. */
  docs: string;
  /** What release 5.4.1 does when nothing is said. */
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
    explanation: 'Puts the and/or between the rules instead of at the head of their group.',
    group: 'controls',
    docs: api('showcombinatorsbetweenrules'),
    byDefault: false,
    prop: 'showCombinatorsBetweenRules',
  },
  showNotToggle: {
    label: 'Not toggle',
    explanation: 'Gives each group a box that inverts it.',
    group: 'controls',
    docs: api('shownottoggle'),
    byDefault: false,
    initially: true,
    prop: 'showNotToggle',
  },
  showCloneButtons: {
    label: 'Clone buttons',
    explanation: 'Gives each rule and group a button that puts a copy after it.',
    group: 'controls',
    docs: api('showclonebuttons'),
    byDefault: false,
    initially: true,
    prop: 'showCloneButtons',
  },
  showLockButtons: {
    label: 'Lock buttons',
    explanation: 'Gives each rule and group a button that stops it from being edited.',
    group: 'controls',
    docs: api('showlockbuttons'),
    byDefault: false,
    prop: 'showLockButtons',
  },
  enableDragAndDrop: {
    label: 'Drag and drop',
    explanation: 'Adds handles to drag by mouse or finger, and buttons that move a rule up and down.',
    group: 'controls',
    docs: api('enabledraganddrop'),
    byDefault: false,
  },
  resetOnFieldChange: {
    label: 'Reset on field change',
    explanation: 'Starts operator and value afresh when a rule gets another field.',
    group: 'editing',
    docs: api('resetonfieldchange'),
    byDefault: true,
    prop: 'resetOnFieldChange',
  },
  resetOnOperatorChange: {
    label: 'Reset on operator change',
    explanation: 'Starts the value afresh when a rule gets another operator.',
    group: 'editing',
    docs: api('resetonoperatorchange'),
    byDefault: false,
    prop: 'resetOnOperatorChange',
  },
  autoSelectField: {
    label: 'Auto-select field',
    explanation: 'Starts a new rule with the first field; otherwise it asks for one.',
    group: 'editing',
    docs: api('autoselectfield'),
    byDefault: true,
    prop: 'autoSelectField',
  },
  autoSelectOperator: {
    label: 'Auto-select operator',
    explanation: 'Starts a new rule with the first operator; otherwise it asks for one.',
    group: 'editing',
    docs: api('autoselectoperator'),
    byDefault: true,
    prop: 'autoSelectOperator',
  },
  addRuleToNewGroups: {
    label: 'Add rule to new groups',
    explanation: 'Puts a first rule into each new group.',
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
    explanation: 'Lets each gap between two rules have its own and/or; the query is converted.',
    group: 'query',
    docs: api('independentcombinators'),
    byDefault: false,
  },
  listsAsArrays: {
    label: 'Lists as arrays',
    explanation: 'Stores several values as an array instead of one text with commas.',
    group: 'query',
    docs: api('listsasarrays'),
    byDefault: false,
    initially: true,
    prop: 'listsAsArrays',
  },
  parseNumbers: {
    label: 'Parse numbers',
    explanation: 'Writes values that are numbers without quotes in the export.',
    group: 'query',
    docs: '/docs/api/export#parsenumbers',
    byDefault: false,
    initially: true,
  },
  disabled: {
    label: 'Disabled',
    explanation: 'Shows the query and lets nobody change it.',
    group: 'look',
    docs: api('disabled'),
    byDefault: false,
    prop: 'disabled',
  },
  debugMode: {
    label: 'Debug mode',
    explanation: 'Shows below the builder what it logs: each change, and each edit that was refused.',
    group: 'look',
    docs: api('debugmode'),
    byDefault: false,
  },
  justifiedLayout: {
    label: 'Justified layout',
    explanation: 'Pushes the buttons of rules and groups to the right edge. A stylesheet does it, not a prop.',
    group: 'look',
    docs: '/docs/tips/styling#a-justified-layout',
    byDefault: false,
  },
  showBranches: {
    label: 'Branch lines',
    explanation: 'Draws lines from each group to its rules. A class name of the release does it.',
    group: 'look',
    docs: '/docs/tips/styling#branch-lines',
    byDefault: false,
    initially: true,
  },
} satisfies Record<string, Option>;

/** Name of an option: that of the prop, where there is one. */
export type OptionId = keyof typeof table;
/** Which options are on. */
export type Options = Record<OptionId, boolean>;

export const optionTable: Record<OptionId, Option> = table;
export const optionIds = Object.keys(table) as OptionId[];

const fill = (value: (option: Option) => boolean) =>
  Object.fromEntries(optionIds.map((id) => [id, value(optionTable[id])])) as Options;

/** What release 5.4.1 does by default. */
export const releaseDefaults: Options = fill(({ byDefault }) => byDefault);
/** What a visitor of the demo meets. */
export const initialOptions: Options = fill(({ byDefault, initially }) => initially ?? byDefault);

/** The boolean props of `QueryBuilder` for a set of options; with `onlyChanged`, those that differ from the release. */
export function optionProps(options: Options, onlyChanged = false): Partial<Record<OptionId, boolean>> {
  const ids = optionIds.filter(
    (id) => optionTable[id].prop && !(onlyChanged && options[id] === optionTable[id].byDefault),
  );
  return Object.fromEntries(ids.map((id) => [id, options[id]]));
}

/** Class names of the builder's outermost element that two of the options stand for. */
export const layoutClasses = (options: Options): string[] => [
  ...(options.showBranches ? ['queryBuilder-branches'] : []),
  ...(options.justifiedLayout ? ['queryBuilder-justified'] : []),
];
