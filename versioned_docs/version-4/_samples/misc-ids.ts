import {
  isRuleGroup,
  isRuleGroupType,
  isRuleGroupTypeIC,
  parseSQL,
  prepareRule,
  prepareRuleGroup,
  prepareRuleOrGroup,
  type RuleGroupType,
  type RuleGroupTypeIC,
  type RuleType,
} from 'react-querybuilder';

const prepared = prepareRuleGroup(parseSQL('a = 1 AND (b = 2 OR c = 3)'));
const bare: RuleType = { field: 'a', operator: '=', value: '1' };

// Ids are random, so the outputs below have a name for each.
const seen = new Map<string, string>();
const named = (part: unknown) =>
  JSON.parse(
    JSON.stringify(part).replaceAll(
      /"([rg])-0\.\d+(e-\d+)?"/g,
      (id, letter: string) => {
        if (!seen.has(id)) seen.set(id, `"${letter}-${seen.size + 1}"`);
        return seen.get(id) ?? id;
      },
    ),
  );

// #region group
console.log(named(prepared));
// #endregion group

// #region rule
console.log(named(prepareRule(bare)));

const known: RuleType = { id: 'mine', field: 'a', operator: '=', value: '1' };
console.log(prepareRule(known) === known, Object.isFrozen(known));
// #endregion rule

// #region either
const parts: (RuleType | RuleGroupType)[] = [
  bare,
  { combinator: 'and', rules: [] },
];
console.log(named(parts.map((part) => prepareRuleOrGroup(part))));
// #endregion either

const rule: RuleType = { id: 'r', field: 'a', operator: '=', value: '1' };
const standard: RuleGroupType = { id: 's', combinator: 'and', rules: [] };
const independent: RuleGroupTypeIC = { id: 'i', rules: [] };

// #region guard-group
console.log(isRuleGroup(rule));
console.log(isRuleGroup(standard));
console.log(isRuleGroup(independent));
// #endregion guard-group

// #region guard-standard
console.log(isRuleGroupType(rule));
console.log(isRuleGroupType(standard));
console.log(isRuleGroupType(independent));
// #endregion guard-standard

// #region guard-ic
console.log(isRuleGroupTypeIC(rule));
console.log(isRuleGroupTypeIC(standard));
console.log(isRuleGroupTypeIC(independent));
// #endregion guard-ic
