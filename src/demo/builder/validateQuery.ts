import type { QueryValidator, RuleGroupTypeAny, RuleType, ValidationMap } from 'react-querybuilder';

/** Marks rules that lack a field, an operator or a value, and groups without a rule. */
export const validateQuery: QueryValidator = (query) => {
  const map: ValidationMap = {};
  const check = (node: RuleGroupTypeAny | RuleType | string) => {
    if (typeof node === 'string' || node.id === undefined) return;
    if ('rules' in node) {
      if (node.rules.length === 0) map[node.id] = { valid: false, reasons: ['the group has no rule'] };
      node.rules.forEach(check);
      return;
    }
    const entries = [node.value].flat().filter((entry) => entry !== '' && entry !== null && entry !== undefined);
    const wanted = node.operator.endsWith('etween') && Array.isArray(node.value) ? 2 : 1;
    const reasons = [];
    if (node.field === '~') reasons.push('no field is chosen');
    else if (node.operator === '~') reasons.push('no operator is chosen');
    else if (!/null/i.test(node.operator) && entries.length < wanted) reasons.push('the value is missing');
    if (reasons.length > 0) map[node.id] = { valid: false, reasons };
  };
  check(query);
  return map;
};
