import { useState } from 'react';
import {
  type Field,
  formatQuery,
  QueryBuilder,
  type RuleGroupType,
  ValueEditor,
  type ValueEditorProps,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'rating', label: 'Rating', defaultValue: '7' },
];

const Rating = ({
  value,
  handleOnChange,
  title,
  className,
  disabled,
}: ValueEditorProps) => (
  <span className={className}>
    <input
      type="range"
      min="0"
      max="10"
      title={title}
      value={value}
      disabled={disabled}
      onChange={(event) => handleOnChange(event.target.value)}
    />{' '}
    <output>{value}</output>
  </span>
);

const handled = ['=', '!=', '<', '>', '<=', '>='];

// Ours: one field, and operators with a single value. All else goes to the
// default editor.
const RatingOrDefault = (props: ValueEditorProps) =>
  props.field === 'rating' &&
  props.valueSource === 'value' &&
  handled.includes(props.operator) ? (
    <Rating {...props} />
  ) : (
    <ValueEditor {...props} />
  );

const controlElements = { valueEditor: RatingOrDefault };

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'rating', field: 'rating', operator: '>=', value: '8' },
    { id: 'title', field: 'title', operator: 'contains', value: 'night' },
  ],
};

export default function WithFallback() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
        controlElements={controlElements}
      />
      <pre style={{ whiteSpace: 'pre-wrap' }}>
        {formatQuery(query, { format: 'sql', parseNumbers: true })}
      </pre>
    </>
  );
}
