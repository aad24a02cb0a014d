import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  type Field,
  QueryBuilder,
  type RuleGroupProps,
  type RuleType,
} from 'react-querybuilder';

/** The rule that a builder with these fields starts with. */
const newRule = (field: Partial<Field>, props: object = {}) => {
  const seen: RuleType[] = [];
  const ruleGroup = ({ ruleGroup }: RuleGroupProps) => {
    seen.push(ruleGroup.rules[0] as RuleType);
    return null;
  };
  const fields = [
    { name: 'f', label: 'F', ...field },
    { name: 'g', label: 'G' },
  ];
  renderToStaticMarkup(
    createElement(QueryBuilder, {
      fields,
      addRuleToNewGroups: true,
      controlElements: { ruleGroup },
      ...props,
    }),
  );
  return JSON.stringify(seen[0], ['operator', 'valueSource', 'value']);
};

const values = ['a', 'b'].map((name) => ({ name, label: name }));

// #region values
console.log(newRule({}));
console.log(newRule({ valueEditorType: 'select', values }));
console.log(
  newRule({ valueEditorType: 'multiselect', values }, { listsAsArrays: true }),
);
console.log(
  newRule({ valueEditorType: 'select', values, defaultOperator: 'between' }),
);
// `values` counts even where no list is drawn.
console.log(newRule({ valueEditorType: 'checkbox', values }));
// #endregion values

// #region checkbox
console.log(newRule({ valueEditorType: 'checkbox' }));
console.log(newRule({}, { getValueEditorType: () => 'checkbox' }));
console.log(newRule({}, { getValueEditorType: () => 'switch' }));
console.log(newRule({ valueEditorType: 'switch', defaultValue: false }));
// #endregion checkbox

// #region sources
console.log(newRule({ valueSources: ['field', 'value'] }));
// The default value is taken for the name of a field.
console.log(
  newRule({ valueSources: ['field', 'value'], defaultValue: '1960' }),
);
// #endregion sources
