import { useEffect, useRef, useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
  ValueEditor,
  type ValueEditorProps,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

// highlight-start
// Outside of the component: the same objects in each render.
const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year', inputType: 'number' },
];

let rendered = 0;
const CountedEditor = (props: ValueEditorProps) => {
  rendered += 1;
  return <ValueEditor {...props} />;
};
const controlElements = { valueEditor: CountedEditor };
// highlight-end

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: Array.from({ length: 8 }, (_, at) => ({
    id: `r${at}`,
    field: 'title',
    operator: '=',
    value: 'x',
  })),
};

export default function Performance() {
  const [query, setQuery] = useState(initialQuery);
  const [inline, setInline] = useState(false);
  const count = useRef<HTMLOutputElement>(null);

  useEffect(() => {
    if (count.current) count.current.textContent = String(rendered);
    rendered = 0;
  });

  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={inline}
          onChange={(event) => setInline(event.target.checked)}
        />
        Pass a new function in each render
      </label>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={inline ? (q: RuleGroupType) => setQuery(q) : setQuery}
        controlElements={controlElements}
      />
      <p>
        Editors that the last change rendered: <output ref={count} />
      </p>
    </>
  );
}
