import { useState } from 'react';
import {
  ActionElement,
  QueryBuilder,
  RuleGroupBodyComponents,
  type RuleGroupType,
  type UseRuleGroup,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

// highlight-start
const BodyAndButton = (props: UseRuleGroup) => (
  <>
    <RuleGroupBodyComponents {...props} />
    <ActionElement
      {...props}
      className={props.classNames.addRule}
      label={props.translations.addRule.label}
      title={props.translations.addRule.title}
      handleOnClick={props.addRule}
      ruleOrGroup={props.ruleGroup}
      level={props.path.length}
    />
  </>
);

const controlElements = {
  addRuleAction: null, // the button in the header
  ruleGroupBodyElements: BodyAndButton,
};
// highlight-end

const start: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'title', field: 'title', operator: '=', value: 'Jaws' }],
};

export default function AddBelow() {
  const [query, setQuery] = useState(start);

  return (
    <QueryBuilder
      fields={[{ name: 'title', label: 'Title' }]}
      query={query}
      onQueryChange={setQuery}
      controlElements={controlElements}
    />
  );
}
