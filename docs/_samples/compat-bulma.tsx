import { useState } from 'react';
import {
  type Classnames,
  type ControlElementsProp,
  type Field,
  type FullField,
  getCompatContextProvider,
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
  const isBox = props.type === undefined || props.type === 'text';
  return (
    <ValueEditor
      {...props}
      className={`${props.className}${isBox ? ' input is-small' : ''}`}
      selectorComponent={BulmaSelect}
    />
  );
};

// `valueSelector` stands for all lists.
// highlight-start
const controlElements: ControlElementsProp<FullField, string> = {
  valueSelector: BulmaSelect,
  valueEditor: BulmaValue,
};

const controlClassnames: Partial<Classnames> = {
  actionElement: 'button is-small',
  addRule: 'is-primary',
  removeRule: 'is-danger is-light',
  removeGroup: 'is-danger is-light',
};
// highlight-end

// highlight-start
const QueryBuilderBulma = getCompatContextProvider({
  controlElements,
  controlClassnames,
});
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
    <QueryBuilderBulma>
      <QueryBuilder fields={fields} query={query} onQueryChange={setQuery} />
    </QueryBuilderBulma>
  );
}
