import {
  generateID,
  isRuleGroup,
  isRuleGroupType,
  isRuleGroupTypeIC,
  isRuleType,
  prepareRule,
  prepareRuleGroup,
  prepareRuleOrGroup,
  type RuleGroupType,
  type RuleGroupTypeIC,
  type RuleType,
  regenerateID,
  regenerateIDs,
  uuidV4regex,
} from 'react-querybuilder';
import { parseSQL } from 'react-querybuilder/parseSQL';

// #region generate
const [first, second] = [generateID(), generateID()];
console.log(first.length, first === second, uuidV4regex.test(first));
// #endregion generate

// #region group
let count = 0;
const idGenerator = () => `id-${++count}`;

console.log(
  prepareRuleGroup(parseSQL('a = 1 AND (b = 2 OR c = 3)'), { idGenerator }),
);
// #endregion group

// #region rule
const bare: RuleType = { field: 'a', operator: '=', value: '1' };
console.log(prepareRule(bare, { idGenerator: () => 'new' }));

const known: RuleType = { id: 'mine', field: 'a', operator: '=', value: '1' };
console.log(prepareRule(known) === known, Object.isFrozen(known));
// #endregion rule

// #region either
const parts: (RuleType | RuleGroupType)[] = [
  { field: 'a', operator: '=', value: '1' },
  { combinator: 'and', rules: [] },
];
console.log(
  parts.map((part) => prepareRuleOrGroup(part, { idGenerator: () => 'new' })),
);
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

// #region guard-rule
console.log(isRuleType(rule));
console.log(isRuleType(standard));
console.log(isRuleType({ field: 'a' }));
// #endregion guard-rule

// #region guard-unknown
const unknowns: unknown[] = [null, undefined, 'and', [], { rules: 'none' }];
console.log(unknowns.map(isRuleGroup));
// #endregion guard-unknown

// #region regenerate
const preset: RuleGroupType = { id: 's', combinator: 'and', rules: [rule] };
let copies = 0;
console.log(regenerateIDs(preset, { idGenerator: () => `copy-${++copies}` }));
console.log(regenerateID(rule, { idGenerator: () => 'copy' }));
// #endregion regenerate
