import { useState } from 'react';
import {
  ActionElement,
  QueryBuilder,
  RuleGroup,
  type RuleGroupProps,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

// highlight-start
const GroupAndButton = (props: RuleGroupProps) => (
  <div>
    <RuleGroup {...props} />
    <ActionElement
      {...props}
      className="ruleGroup-addRule"
      label={props.translations.addRule.label}
      title={props.translations.addRule.title}
      handleOnClick={() =>
        props.actions.onRuleAdd(props.schema.createRule(), props.path)
      }
      ruleOrGroup={props.ruleGroup}
      level={props.path.length}
    />
  </div>
);

const controlElements = {
  addRuleAction: () => null, // the button in the header
  ruleGroup: GroupAndButton,
  // highlight-end
};

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
      onQueryChange={(next) => setQuery(next)}
      controlElements={controlElements}
    />
  );
}
