import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  Rule,
  type RuleGroupType,
  type RuleProps,
  type RuleType,
  type UpdateableProperties,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

type NotedRule = RuleType & { note?: string; author?: string };

// The types know the built-in properties only. The function sets any.
const note = 'note' as UpdateableProperties;

const RuleWithNote = (props: RuleProps) => {
  const rule: NotedRule = props.rule;
  return (
    <div className="noted">
      <Rule {...props} />
      <input
        aria-label={`Note on ${rule.field}`}
        placeholder="Note"
        disabled={props.disabled || props.parentDisabled}
        value={rule.note ?? ''}
        onChange={(event) =>
          props.actions.onPropChange(
            note,
            event.target.value || undefined,
            props.path,
          )
        }
      />
    </div>
  );
};

const controlElements = { rule: RuleWithNote };

const onAddRule = (rule: RuleType): NotedRule => ({ ...rule, author: 'Ada' });

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year' },
];

const first: NotedRule = {
  id: 'r1',
  field: 'title',
  operator: '=',
  value: 'M',
  note: 'By Lang',
  author: 'Max',
};
const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [first],
};

export default function QueryProperties() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
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
