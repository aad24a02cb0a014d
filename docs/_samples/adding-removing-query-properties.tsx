import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  Rule,
  type RuleGroupType,
  type RuleProps,
  type RuleType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

// `meta` is there for properties of your own.
const RuleWithNote = (props: RuleProps) => {
  const { field, meta } = props.rule;
  return (
    <div className="noted">
      <Rule {...props} />
      <input
        aria-label={`Note on ${field}`}
        placeholder="Note"
        disabled={props.disabled || props.parentDisabled}
        value={meta?.note ?? ''}
        onChange={(event) =>
          props.actions.onPropChange(
            'meta',
            { ...meta, note: event.target.value },
            props.path,
          )
        }
      />
    </div>
  );
};

const controlElements = { rule: RuleWithNote };

const onAddRule = (rule: RuleType): RuleType => ({
  ...rule,
  meta: { author: 'Ada' },
});

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    {
      id: 'r1',
      field: 'title',
      operator: '=',
      value: 'M',
      meta: { note: 'By Lang', author: 'Max' },
    },
  ],
};

export default function QueryProperties() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={setQuery}
        onAddRule={onAddRule}
        controlElements={controlElements}
        showCloneButtons
      />
      <pre style={{ whiteSpace: 'pre-wrap' }}>
        {JSON.stringify(query.rules, null, 2)}
      </pre>
    </>
  );
}
