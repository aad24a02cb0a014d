import { useState } from 'react';
import {
  type Classnames,
  type Controls,
  type Field,
  QueryBuilder,
  type RuleGroupType,
  ValueEditor,
  type ValueEditorProps,
  ValueSelector,
  type ValueSelectorProps,
} from 'react-querybuilder';
import 'bulma/css/bulma.min.css';
import 'react-querybuilder/dist/query-builder.css';

// Bulma styles a list through the element around it.
const BulmaSelect = (props: ValueSelectorProps) => (
  <span className={`select is-small${props.multiple ? ' is-multiple' : ''}`}>
    <ValueSelector {...props} />
  </span>
);

const BulmaValue = (props: ValueEditorProps) => {
  const isList = props.type === 'select' || props.type === 'multiselect';
  if (props.operator === 'null' || props.operator === 'notNull') return null;
  if (isList && !/between/i.test(props.operator))
    return (
      <BulmaSelect
        {...props}
        options={props.values ?? []}
        multiple={props.type === 'multiselect'}
      />
    );
  const isBox = !props.type || props.type === 'text';
  return (
    <ValueEditor
      {...props}
      className={`${props.className}${isBox ? ' input is-small' : ''}`}
    />
  );
};

// highlight-start
const bulmaControlElements: Partial<Controls> = {
  combinatorSelector: BulmaSelect,
  fieldSelector: BulmaSelect,
  operatorSelector: BulmaSelect,
  valueSourceSelector: BulmaSelect,
  valueEditor: BulmaValue,
};

const bulmaControlClassnames: Partial<Classnames> = {
  addRule: 'button is-small is-primary',
  addGroup: 'button is-small',
  removeRule: 'button is-small is-danger is-light',
  removeGroup: 'button is-small is-danger is-light',
};
// highlight-end

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year', inputType: 'number' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'year-rule', field: 'year', operator: '>=', value: '1950' }],
};

export default function BulmaBuilder() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <QueryBuilder
      fields={fields}
      query={query}
      onQueryChange={(next) => setQuery(next)}
      controlElements={bulmaControlElements}
      controlClassnames={bulmaControlClassnames}
    />
  );
}
