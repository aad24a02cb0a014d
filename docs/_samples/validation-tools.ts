import {
  isRuleOrGroupValid,
  isValidationResult,
  type RuleType,
} from 'react-querybuilder';

// #region is-result
console.log(isValidationResult({ valid: false, reasons: ['Enter a value'] }));
console.log(isValidationResult(JSON.parse('true')));
// #endregion is-result

// #region is-valid
const rule: RuleType = { id: 'r1', field: 'title', operator: '=', value: '' };
const hasValue = (candidate: RuleType) => candidate.value !== '';

// No opinion.
console.log(isRuleOrGroupValid(rule));
// A result.
console.log(isRuleOrGroupValid(rule, { valid: false }));
// No result, so the validator is asked.
console.log(isRuleOrGroupValid(rule, undefined, hasValue));
// The result wins.
console.log(isRuleOrGroupValid(rule, true, hasValue));
// Muted.
console.log(isRuleOrGroupValid({ ...rule, muted: true }, true));
// #endregion is-valid
