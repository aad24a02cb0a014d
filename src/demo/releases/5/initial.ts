import type { FormatSettings, Options, ReleaseId } from '../DemoRelease';
import type { OptionIdOf5 } from './optionTable';

/** What a visitor meets, apart from the release: the home page shares the demo's state, and does without its tables. */
export const initial = {
  release: '5' as ReleaseId,
  options: {
    showCombinatorsBetweenRules: false,
    showNotToggle: true,
    showCloneButtons: true,
    showLockButtons: false,
    enableDragAndDrop: false,
    resetOnFieldChange: true,
    resetOnOperatorChange: false,
    autoSelectField: true,
    autoSelectOperator: true,
    addRuleToNewGroups: false,
    validateQuery: false,
    independentCombinators: false,
    listsAsArrays: true,
    parseNumbers: true,
    disabled: false,
    debugMode: false,
    justifiedLayout: false,
    matchCounts: false,
    showBranches: true,
  } satisfies Record<OptionIdOf5, boolean> as Options,
  formatSettings: {
    quoteFieldNamesWith: '',
    paramPrefix: '',
    fallbackExpression: '',
    placeholderFieldName: '',
    placeholderOperatorName: '',
  } satisfies FormatSettings as FormatSettings,
};
