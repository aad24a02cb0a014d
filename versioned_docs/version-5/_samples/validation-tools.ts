import { groupInvalidReasons, isRuleOrGroupValid, isValidationResult, type RuleType } from 'react-querybuilder';

const rule: RuleType = { id: 'r1', field: 'title', operator: '=', value: '' };
const hasValue = (candidate: RuleType) => candidate.value !== '';

// #region reasons
console.log(groupInvalidReasons);
// #endregion reasons

// #region is-result
console.log(isValidationResult({ valid: false, reasons: ['Enter a value'] }));
console.log(isValidationResult(JSON.parse('true')));
// #endregion is-result

// #region is-valid
console.log(isRuleOrGroupValid(rule)); // no opinion
console.log(isRuleOrGroupValid(rule, { valid: false })); // a result
console.log(isRuleOrGroupValid(rule, undefined, hasValue)); // no result, so the validator is asked
console.log(isRuleOrGroupValid(rule, true, hasValue)); // the result wins
// #endregion is-valid
