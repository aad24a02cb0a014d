import { useState } from 'react';
import QueryBuilder, {
  type Field,
  findRule,
  type RuleGroupType,
  type RuleType,
  ValueEditor,
  type ValueEditorProps,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'rating', label: 'Rating', defaultValue: '7' },
];

// highlight-start
// At most three entries in a group, clones included.
const onAddRule = (rule: RuleType, parentId: string, query: RuleGroupType) => {
  const parent = findRule(parentId, query);
  return parent && 'rules' in parent && parent.rules.length < 3 ? rule : false;
};
// highlight-end

const Editor = (props: ValueEditorProps) =>
  props.field === 'rating' ? (
    <input
      type="range"
      min="0"
      max="10"
      title={props.title}
      className={props.className}
      value={props.value}
      onChange={(event) => props.handleOnChange(event.target.value)}
    />
  ) : (
    <ValueEditor {...props} />
  );

// Outside of the component: a new object of new components would take the focus
// away at each keystroke.
const controlElements = { valueEditor: Editor, addGroupAction: () => null };

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'rating', field: 'rating', operator: '>', value: '8' }],
};

export default function Limit() {
  const [query, setQuery] = useState(initialQuery);

  return (
    // highlight-start
    <QueryBuilder
      fields={fields}
      query={query}
      onQueryChange={setQuery}
      onAddRule={onAddRule}
      controlElements={controlElements}
      showCloneButtons
    />
    // highlight-end
  );
}
