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
  {
    name: 'title',
    label: 'Title',
    validator: ({ value }) => ({
      valid: value.trim() !== '',
      reasons: ['Enter part of a title'],
    }),
  },
  {
    name: 'year',
    label: 'Year',
    inputType: 'number',
    validator: ({ operator, value }) =>
      operator === 'null' ||
      operator === 'notNull' ||
      /^(18|19|20)\d\d$/.test(value)
        ? true
        : { valid: false, reasons: ['Enter a year from 1800 to 2099'] },
  },
];

// `reasons` may be there when `valid` is true: look at `valid` first.
const EditorWithMessage = (props: ValueEditorProps) => {
  const { validation } = props;
  const failed = typeof validation === 'object' && validation?.valid === false;
  const reasons = (failed && validation.reasons) || [];
  return (
    <>
      <ValueEditor {...props} />
      <em style={{ order: 1 }} role="status">
        {reasons.join('. ')}
      </em>
    </>
  );
};

const controlElements = { valueEditor: EditorWithMessage };

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'title', field: 'title', operator: 'contains', value: 'night' },
    { id: 'year', field: 'year', operator: '>', value: '19' },
  ],
};

// In a project, this is in your stylesheet.
const css =
  '.with-messages .queryBuilder-invalid .rule-value' +
  '{outline:2px solid #dc143c}';

export default function Messages() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <>
      <style>{css}</style>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
        controlElements={controlElements}
        controlClassnames={{ queryBuilder: 'with-messages' }}
      />
      <pre style={{ whiteSpace: 'pre-wrap' }}>
        {formatQuery(query, { format: 'sql', fields })}
      </pre>
    </>
  );
}
