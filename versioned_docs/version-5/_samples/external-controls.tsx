import { useState } from 'react';
import {
  add,
  type Field,
  QueryBuilder,
  type RuleGroupType,
  remove,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year', inputType: 'number' },
];

const empty: RuleGroupType = { id: 'root', combinator: 'and', rules: [] };

const saved: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'title', field: 'title', operator: 'contains', value: 'night' },
    { id: 'year', field: 'year', operator: '>', value: '1950' },
  ],
};

export default function ExternalControls() {
  // The last entry is the query on the screen.
  const [history, setHistory] = useState([empty]);
  const [undone, setUndone] = useState<RuleGroupType[]>([]);
  const [locked, setLocked] = useState(false);
  const query = history.at(-1) ?? empty;
  const lastPath = [query.rules.length - 1];

  const change = (next: RuleGroupType) => {
    if (next === query) return;
    setHistory([...history, next]);
    setUndone([]);
  };
  const undo = () => {
    setHistory(history.slice(0, -1));
    setUndone([...undone, query]);
  };
  const redo = () => {
    setHistory([...history, ...undone.slice(-1)]);
    setUndone(undone.slice(0, -1));
  };

  const none = query.rules.length === 0;
  const buttons: [label: string, disabled: boolean, run: () => void][] = [
    [
      'Films after 2000',
      locked,
      () =>
        change(add(query, { field: 'year', operator: '>', value: '2000' }, [])),
    ],
    ['Remove last', locked || none, () => change(remove(query, lastPath))],
    ['Load saved', locked, () => change(saved)],
    ['Clear', locked || none, () => change(empty)],
    ['Undo', locked || history.length < 2, undo],
    ['Redo', locked || undone.length === 0, redo],
    [locked ? 'Unlock' : 'Lock', false, () => setLocked(!locked)],
  ];

  return (
    <>
      <p>
        {buttons.map(([label, disabled, run]) => (
          <button key={label} type="button" disabled={disabled} onClick={run}>
            {label}
          </button>
        ))}
      </p>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => change(next)}
        enableMountQueryChange={false}
        disabled={locked}
      />
    </>
  );
}
