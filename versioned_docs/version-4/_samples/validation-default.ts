import {
  defaultValidator,
  type RuleGroupType,
  type RuleGroupTypeIC,
} from 'react-querybuilder';

// #region found
const rule = (id: string, value = '1') => ({
  id,
  field: 'price',
  operator: '>',
  value,
});

const bad: RuleGroupType = {
  id: 'root',
  combinator: 'nand',
  rules: [rule('a'), { id: 'empty', combinator: 'or', rules: [] }],
};
console.log(defaultValidator(bad));

const badIC: RuleGroupTypeIC = {
  id: 'root',
  rules: [rule('a'), 'nand', rule('b')],
};
console.log(defaultValidator(badIC));
// #endregion found

// #region missed
const noValue: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [rule('a', '')],
};
console.log('rule without a value:', defaultValidator(noValue));

const oneRule: RuleGroupType = {
  id: 'root',
  combinator: 'nand',
  rules: [rule('a')],
};
console.log('unknown combinator, one rule:', defaultValidator(oneRule));

const noId: RuleGroupType = { combinator: 'nand', rules: [] };
console.log('group without id:', defaultValidator(noId));

const openEnd = JSON.parse('{"id":"root","rules":[{"field":"price"},"and"]}');
console.log('combinator at the end:', defaultValidator(openEnd));
// #endregion missed

// #region wrong
const xor: RuleGroupType = {
  id: 'root',
  combinator: 'xor',
  rules: [rule('a'), rule('b')],
};
console.log('xor:', defaultValidator(xor));

const upperCase: RuleGroupType = {
  id: 'root',
  combinator: 'AND',
  rules: [rule('a'), rule('b')],
};
console.log('AND:', defaultValidator(upperCase));
// #endregion wrong
