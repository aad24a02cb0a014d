import {
  type ComponentType,
  memo,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
  ValueEditor,
  type ValueEditorProps,
  ValueSelector,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

// Outside of the component: the same objects in each render.
const fields: Field[] = Array.from({ length: 20 }, (_, at) => ({
  name: `f${at}`,
  label: `Field ${at + 1}`,
}));

const shown = [
  ...['value', 'field', 'operator', 'type', 'inputType'],
  ...['valueSource', 'disabled', 'className', 'title'],
];

// highlight-start
/** Renders a control again only if one of the named props has changed. */
function memoized<Props extends { handleOnChange(value: unknown): void }>(
  Control: ComponentType<Props>,
  names: string[],
) {
  const Inner = memo(Control, (before, now) =>
    names.every((name) => Reflect.get(before, name) === Reflect.get(now, name)),
  ) as unknown as ComponentType<Props>;

  return function Memoized(props: Props) {
    // A new function in each render: call the one of the last render.
    const latest = useRef(props.handleOnChange);
    latest.current = props.handleOnChange;
    const change = useCallback((value: unknown) => latest.current(value), []);
    return <Inner {...props} handleOnChange={change} />;
  };
}
// highlight-end

let rendered = 0;
const CountedEditor = (props: ValueEditorProps) => {
  rendered += 1;
  return <ValueEditor {...props} />;
};

const controlElements = {
  fieldSelector: memoized(ValueSelector, [...shown, 'options']),
  operatorSelector: memoized(ValueSelector, shown),
  valueEditor: memoized(CountedEditor, shown),
};

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: Array.from({ length: 8 }, (_, at) => ({
    id: `r${at}`,
    field: `f${at}`,
    operator: '=',
    value: 'x',
  })),
};

export default function Performance() {
  const [query, setQuery] = useState(initialQuery);
  const count = useRef<HTMLOutputElement>(null);

  useEffect(() => {
    if (count.current) count.current.textContent = String(rendered);
    rendered = 0;
  });

  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(changed) => setQuery(changed)}
        controlElements={controlElements}
      />
      <p>
        Editors that the last change rendered: <output ref={count} />
      </p>
    </>
  );
}
