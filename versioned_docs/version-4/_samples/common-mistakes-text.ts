import {
  formatQuery,
  prepareRuleGroup,
  type RuleGroupType,
} from 'react-querybuilder';

for (const format of ['json', 'json_without_ids'] as const) {
  const query: RuleGroupType = {
    combinator: 'and',
    rules: [{ field: 'title', operator: '=', value: 'M' }],
  };
  const onServer = formatQuery(prepareRuleGroup(query), format);
  const inBrowser = formatQuery(prepareRuleGroup(query), format);
  console.log(`${format}, same again: ${onServer === inBrowser}`);
}
