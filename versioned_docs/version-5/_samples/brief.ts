import type { RuleGroupType } from 'react-querybuilder';

/**
 * A query in one line, `field operator value` of each rule: what the import
 * samples print.
 */
export const brief = ({ rules, combinator, not }: RuleGroupType): string => {
  const text = rules
    .map((rule) => {
      if ('rules' in rule) return rule.not ? brief(rule) : `(${brief(rule)})`;
      const value =
        rule.valueSource === 'field'
          ? `field ${rule.value}`
          : JSON.stringify(rule.value);
      return `${rule.field} ${rule.operator} ${value}`;
    })
    .join(` ${combinator} `);
  return not ? `not (${text})` : text || 'nothing';
};
