import { useState } from 'react';
import {
  ActionElement,
  type ActionProps,
  type Field,
  type NotToggleProps,
  QueryBuilder,
  RuleGroup,
  type RuleGroupProps,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

/** The built-in button, with words. */
const RemoveButton = (props: ActionProps) => (
  <ActionElement {...props} label="Remove" />
);

/**
 * A list instead of a checkbox: all props that make the built-in one work are
 * passed on.
 */
const NoneOrAny = ({
  checked,
  handleOnChange,
  className,
  title,
  disabled,
  testID,
}: NotToggleProps) => (
  <select
    className={className}
    title={title}
    disabled={disabled}
    data-testid={testID}
    value={checked ? 'none' : 'any'}
    onChange={(event) => handleOnChange(event.target.value === 'none')}
  >
    <option value="any">matches</option>
    <option value="none">does not match</option>
  </select>
);

/** The built-in group with a line above it. */
// highlight-start
const CountedGroup = (props: RuleGroupProps) => (
  <div>
    {props.path.length > 0 && (
      <small>Group of {props.ruleGroup.rules.length}</small>
    )}
    <RuleGroup {...props} />
  </div>
);

const controlElements = {
  removeRuleAction: RemoveButton,
  removeGroupAction: RemoveButton,
  notToggle: NoneOrAny,
  ruleGroup: CountedGroup,
};
// highlight-end

const fields: Field[] = [{ name: 'title', label: 'Title' }];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'a', field: 'title', operator: 'contains', value: 'sea' },
    {
      id: 'group',
      combinator: 'or',
      rules: [{ id: 'b', field: 'title', operator: '=', value: 'Jaws' }],
    },
  ],
};

export default function OwnControls() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <QueryBuilder
      fields={fields}
      query={query}
      onQueryChange={(next) => setQuery(next)}
      controlElements={controlElements}
      showNotToggle
    />
  );
}
