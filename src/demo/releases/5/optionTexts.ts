import type { OptionText } from '../DemoRelease';
import type { OptionIdOf5 } from './optionTable';

const api = (section: string) => `/docs/api/${section}`;

export const optionTexts: Record<OptionIdOf5, OptionText> = {
  showCombinatorsBetweenRules: {
    explanation: 'Shows the and/or between the rules instead of in the header of their group.',
    docs: api('edits#showcombinatorsbetweenrules'),
  },
  showNotToggle: {
    explanation: 'Shows a “not” checkbox on each group.',
    docs: api('edits#shownottoggle'),
  },
  showCloneButtons: {
    explanation: 'Adds a button to each rule and group that inserts a copy after it.',
    docs: api('edits#showclonebuttons'),
  },
  showLockButtons: {
    explanation: 'Adds a button to each rule and group that makes it read-only.',
    docs: api('edits#showlockbuttons'),
  },
  enableDragAndDrop: {
    explanation: 'Adds handles to drag by mouse or finger, and buttons that move a rule up or down.',
    docs: api('drag-and-drop#enabledraganddrop'),
  },
  resetOnFieldChange: {
    explanation: 'Resets the operator and value when the field of a rule changes.',
    docs: api('rule-values#resetonfieldchange'),
  },
  resetOnOperatorChange: {
    explanation: 'Resets the value when the operator of a rule changes.',
    docs: api('rule-values#resetonoperatorchange'),
  },
  autoSelectField: {
    explanation: 'Selects the first field in a new rule; otherwise the user has to choose one.',
    docs: api('rule-values#autoselectfield'),
  },
  autoSelectOperator: {
    explanation: 'Selects the first operator in a new rule; otherwise the user has to choose one.',
    docs: api('rule-values#autoselectoperator'),
  },
  addRuleToNewGroups: {
    explanation: 'Adds a first rule to each new group.',
    docs: api('rule-values#addruletonewgroups'),
  },
  validateQuery: {
    explanation: 'Marks rules without a value and groups without a rule, and says why.',
    docs: api('querybuilder#validator'),
  },
  independentCombinators: {
    explanation: 'Gives each pair of neighbouring rules its own and/or. The query is converted.',
    docs: api('edits#independentcombinators'),
  },
  listsAsArrays: {
    explanation: 'Stores multiple values as an array instead of a comma-separated string.',
    docs: api('rule-values#listsasarrays'),
  },
  parseNumbers: {
    explanation: 'Exports numeric values without quotes.',
    docs: '/docs/api/export-options#parsenumbers',
  },
  disabled: {
    explanation: 'Makes the whole builder read-only.',
    docs: api('edits#disabled'),
  },
  debugMode: {
    explanation: 'Shows the log messages of the builder below it: every change, and every edit that was refused.',
    docs: api('querybuilder#debugmode'),
  },
  justifiedLayout: {
    explanation: 'Aligns the buttons of rules and groups to the right. This is a stylesheet, not a prop.',
    docs: '/docs/tips/styling#a-justified-layout',
  },
  matchCounts: {
    explanation: 'Shows beside each rule and group how many rows it selects by itself. A feature of this demo.',
  },
  showBranches: {
    explanation: 'Draws lines from each group to its rules. This is a class name, not a prop.',
    docs: '/docs/tips/styling#branch-lines',
  },
};
