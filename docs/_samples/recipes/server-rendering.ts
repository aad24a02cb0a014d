import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  formatQuery,
  prepareRuleGroup,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';

/** What two renderings of a query have in common: rows, and their ids. */
// highlight-start
function compare(name: string, query: RuleGroupType) {
  const Builder: ComponentType<{ defaultQuery: RuleGroupType }> = QueryBuilder;
  const html = () =>
    renderToString(createElement(Builder, { defaultQuery: query }));
  const [first, second] = [html(), html()];
  const rules = first.match(/data-testid="rule"/g)?.length;
  console.log(`${name}: ${rules} rule, same again: ${first === second}`);
}
// highlight-end

// #region ids
const rule = { field: 'title', operator: '=', value: 'M' };
// highlight-start
compare('without ids', { combinator: 'and', rules: [rule] });
compare('with ids', {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'title', ...rule }],
});
// highlight-end
// #endregion ids

// #region text
for (const format of ['json', 'json_without_ids'] as const) {
  const query: RuleGroupType = { combinator: 'and', rules: [rule] };
  const onServer = formatQuery(prepareRuleGroup(query), format);
  const inBrowser = formatQuery(prepareRuleGroup(query), format);
  console.log(`${format}, same again: ${onServer === inBrowser}`);
}
// #endregion text
