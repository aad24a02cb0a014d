import { useId, useState } from 'react';
import {
  type Field,
  QueryBuilder,
  RuleGroup,
  type RuleGroupProps,
  type RuleGroupType,
  type RuleType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

type TitledGroup = RuleGroupType & { title?: string };

const countRules = (item: RuleGroupType | RuleType): number =>
  'rules' in item
    ? item.rules.reduce((sum, one) => sum + countRules(one), 0)
    : 1;

const Group = (props: RuleGroupProps) => {
  const { path, actions } = props;
  const group = props.ruleGroup as TitledGroup;
  const [isOpen, setIsOpen] = useState(true);
  const body = useId();
  if (path.length === 0) return <RuleGroup {...props} />;
  const title = group.title ?? '';

  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={body}
        aria-label={`${isOpen ? 'Collapse' : 'Expand'} ${title || 'group'}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? '▾' : '▸'}
      </button>{' '}
      <input
        aria-label="Group title"
        placeholder="Title"
        value={title}
        disabled={props.disabled || props.parentDisabled}
        onChange={({ target }) =>
          // The type knows the standard properties only.
          actions.onPropChange('title' as 'not', target.value, path)
        }
      />{' '}
      {!isOpen && <small>{countRules(group)} rules</small>}
      <div id={body} hidden={!isOpen}>
        <RuleGroup {...props} />
      </div>
    </div>
  );
};

const controlElements = { ruleGroup: Group };

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year', inputType: 'number' },
];

const inner: TitledGroup = {
  id: 'inner',
  title: 'Silent films',
  combinator: 'and',
  rules: [
    { id: 'r2', field: 'year', operator: '>=', value: '1919' },
    { id: 'r3', field: 'year', operator: '<', value: '1930' },
  ],
};

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'or',
  rules: [{ id: 'r1', field: 'title', operator: '=', value: 'M' }, inner],
};

export default function GroupTitles() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <QueryBuilder
      fields={fields}
      query={query}
      onQueryChange={(changed) => setQuery(changed)}
      controlElements={controlElements}
    />
  );
}
