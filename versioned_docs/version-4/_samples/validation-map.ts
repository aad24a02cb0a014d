import type {
  QueryValidator,
  RuleGroupType,
  RuleGroupTypeAny,
  ValidationMap,
} from 'react-querybuilder';

// highlight-start
const validator: QueryValidator = (query) => {
  const results: ValidationMap = {};
  const visit = (group: RuleGroupTypeAny) => {
    for (const rule of group.rules) {
      // a combinator, with independent combinators
      if (typeof rule === 'string') continue;
      if ('rules' in rule) visit(rule);
      else if (rule.id && rule.value === '')
        results[rule.id] = { valid: false, reasons: ['Enter a value'] };
    }
    if (group.id) results[group.id] = group.rules.length <= 3;
  };
  visit(query);
  return results;
};
// highlight-end

const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'title', field: 'title', operator: '=', value: '' },
    { id: 'year', field: 'year', operator: '>', value: '1950' },
  ],
};

console.log(validator(query));
