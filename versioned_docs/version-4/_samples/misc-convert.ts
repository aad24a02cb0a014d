import {
  convertFromIC,
  convertQuery,
  convertToIC,
  type RuleGroupType,
  type RuleGroupTypeIC,
  type RuleType,
} from 'react-querybuilder';

const a: RuleType = { id: 'a', field: 'a', operator: '=', value: '1' };
const b: RuleType = { id: 'b', field: 'b', operator: '=', value: '2' };
const c: RuleType = { id: 'c', field: 'c', operator: '=', value: '3' };

/** Ids and combinators, for short output. */
const brief = ({ rules, ...group }: RuleGroupType | RuleGroupTypeIC): string =>
  `${'combinator' in group ? group.combinator : ''}(${rules
    .map((rule) =>
      typeof rule === 'string' ? rule : 'rules' in rule ? brief(rule) : rule.id,
    )
    .join(' ')})`;

const standard: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [a, { id: 'group', combinator: 'or', rules: [b, c] }],
};
const independent: RuleGroupTypeIC = {
  id: 'root',
  rules: [a, 'and', b, 'or', c],
};

// #region to
console.log(brief(standard), '→', brief(convertToIC(standard)));
// #endregion to

// #region from
console.log(brief(independent), '→', brief(convertFromIC(independent)));
// #endregion from

// #region from-ids
console.log(convertFromIC(independent).rules[0]);
// #endregion from-ids

// #region from-other
console.log(convertFromIC({ id: 'root', rules: [a, 'xor', b] }));
// #endregion from-other

// #region both
console.log(brief(convertQuery(standard)));
console.log(brief(convertQuery(independent)));
// #endregion both

// #region loss
const single: RuleGroupType = { id: 'root', combinator: 'or', rules: [a] };
console.log(brief(convertFromIC(convertToIC(single))));
// #endregion loss
