import {
  createRule,
  createRuleGroup,
  defaultCombinators,
  type FullCombinator,
} from 'react-querybuilder';

// highlight-start
const createTitleRule = () =>
  createRule({
    fields: [{ name: 'title', value: 'title', label: 'Title' }],
    getRuleDefaultOperator: () => 'contains',
    getValueSources: () => [{ name: 'value', value: 'value', label: 'value' }],
    getMatchModes: () => [],
    getRuleDefaultValue: () => '',
    idGenerator: () => 'rule',
  });
const created = createRuleGroup<FullCombinator>({
  combinators: defaultCombinators,
  addRuleToNewGroups: true,
  createRule: createTitleRule,
  idGenerator: () => 'group',
});
// highlight-end
console.log(created);
