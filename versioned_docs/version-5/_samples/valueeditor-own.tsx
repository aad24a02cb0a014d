import { useState } from 'react';
import {
  type Field,
  formatQuery,
  QueryBuilder,
  type RuleGroupType,
  toArray,
  ValueEditor,
  type ValueEditorProps,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

/**
 * Two boxes of the field's own input type for `between`; the built-in editor
 * for everything else.
 */
// highlight-start
const RangeOrDefault = (props: ValueEditorProps) => {
  const isRange =
    props.operator === 'between' || props.operator === 'notBetween';
  return isRange && props.valueSource === 'value' && !props.values?.length ? (
    <RangeEditor {...props} />
  ) : (
    <ValueEditor {...props} />
  );
};
// highlight-end

const RangeEditor = ({
  value,
  handleOnChange,
  inputType,
  fieldData,
  className,
  disabled,
  testID,
}: ValueEditorProps) => {
  // An array keeps its empty places; splitting a string drops them.
  const ends: string[] = Array.isArray(value) ? value : toArray(value);
  const input = (index: 0 | 1, name: string) => (
    <input
      type={inputType ?? 'text'}
      aria-label={`${fieldData.label} ${name}`}
      value={ends[index] ?? ''}
      disabled={disabled}
      // highlight-start
      onChange={({ target }) =>
        handleOnChange(
          [0, 1].map((place) =>
            place === index ? target.value : (ends[place] ?? ''),
          ),
        )
      }
      // highlight-end
    />
  );
  return (
    <span className={className} data-testid={testID}>
      {input(0, 'from')} – {input(1, 'to')}
    </span>
  );
};

const controlElements = { valueEditor: RangeOrDefault };

const fields: Field[] = [
  { name: 'released', label: 'Released', inputType: 'date' },
  { name: 'title', label: 'Title' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    {
      id: 'range',
      field: 'released',
      operator: 'between',
      value: ['1999-01-01', '1999-12-31'],
    },
    { id: 'title', field: 'title', operator: 'beginsWith', value: 'The' },
  ],
};

export default function OwnEditor() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
        controlElements={controlElements}
        resetOnOperatorChange
      />
      <pre style={{ whiteSpace: 'pre-wrap' }}>{formatQuery(query, 'sql')}</pre>
    </>
  );
}
