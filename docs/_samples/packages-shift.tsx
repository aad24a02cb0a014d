import { useState } from 'react';
import {
  move,
  QueryBuilder,
  type RuleGroupType,
  type ShiftActionsProps,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

function MoveButtons(props: ShiftActionsProps) {
  const { path, schema, disabled } = props;
  // highlight-start
  const moveToTop = () =>
    schema.dispatchQuery(move(schema.getQuery(), path, [0]));
  const buttons = [
    { label: 'To the top', act: moveToTop, off: props.shiftUpDisabled },
    { label: 'Down', act: props.shiftDown, off: props.shiftDownDisabled },
  ];

  return buttons.map(({ label, act, off }) => (
    <button key={label} type="button" disabled={disabled || off} onClick={act}>
      {label}
    </button>
  ));
}

const controlElements = { shiftActions: MoveButtons };
// highlight-end

const start: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'title', field: 'title', operator: '=', value: 'Jaws' },
    { id: 'year', field: 'year', operator: '>', value: '1970' },
    { id: 'genre', field: 'genre', operator: '=', value: 'Thriller' },
  ],
};

export default function ShiftButtons() {
  const [query, setQuery] = useState(start);

  return (
    <QueryBuilder
      fields={[
        { name: 'title', label: 'Title' },
        { name: 'year', label: 'Year' },
        { name: 'genre', label: 'Genre' },
      ]}
      query={query}
      onQueryChange={setQuery}
      showShiftActions
      controlElements={controlElements}
    />
  );
}
