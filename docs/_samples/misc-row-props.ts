// Shown as output only: what a group hands to its head and body.
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  QueryBuilder,
  RuleGroupHeaderComponents,
  type UseRuleGroup,
} from 'react-querybuilder';

const seen = new Map<string, UseRuleGroup>();
const ruleGroupHeaderElements = (props: UseRuleGroup) => {
  seen.set(props.id ?? '', props);
  return createElement(RuleGroupHeaderComponents, props);
};
const defaultQuery = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'inner', combinator: 'or', rules: [], muted: true },
    {
      id: 'locked',
      combinator: 'or',
      rules: [{ id: 'a', field: 'year', operator: '=', value: '' }],
      disabled: true,
    },
    { id: 'year', field: 'year', operator: '=', value: '1960', disabled: true },
  ],
};
const validator = () => ({ inner: { valid: false, reasons: ['empty'] } });
const settings = {
  defaultQuery,
  validator,
  controlElements: { ruleGroupHeaderElements },
};
renderToStaticMarkup(
  createElement(QueryBuilder as FunctionComponent<typeof settings>, settings),
);
const root = seen.get('root') as UseRuleGroup;
const locked = seen.get('locked') as UseRuleGroup;
const inner = seen.get('inner') as UseRuleGroup;

// #region values
const {
  outerClassName,
  validationClassName,
  validationResult,
  accessibleDescription,
} = inner;
console.log({
  outerClassName,
  validationClassName,
  validationResult,
  accessibleDescription,
});
console.log('pathsMemo of the root:', root.pathsMemo);
console.log('pathsMemo of a locked group:', locked.pathsMemo);
console.log('classNames.addRule:', root.classNames.addRule);
// #endregion values

// #region names
console.log(Object.keys(inner).sort().join(', '));
// #endregion names
