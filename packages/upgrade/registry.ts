import type { Rule, RuleOfVersion } from './Rule';
import { rules4 } from './rules/4';
import { rules5 } from './rules/5';
import { rules6 } from './rules/6';
import { rules7 } from './rules/7';
import { rules8 } from './rules/8';

const since = (version: Rule['since'], rules: readonly RuleOfVersion[]): Rule[] =>
  rules.map((rule) => ({ ...rule, since: version }));

/** All rules, in the order of the versions; the code that a rule sees has been rewritten by those before it. */
export const rules: readonly Rule[] = [
  ...since(4, rules4),
  ...since(5, rules5),
  ...since(6, rules6),
  ...since(7, rules7),
  ...since(8, rules8),
];
