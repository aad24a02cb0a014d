import { useEffect, useRef, useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
  type RuleType,
  ValueEditor,
  type ValueEditorProps,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

// The field in the name tells a screen reader which value this is.
const NamedEditor = (props: ValueEditorProps) => (
  <ValueEditor {...props} title={`Value of ${props.fieldData?.label}`} />
);

const controlElements = { valueEditor: NamedEditor };

// The text of a button is its name, so it should be a word.
const translations = {
  removeRule: { label: 'Remove', title: 'Remove rule' },
  removeGroup: { label: 'Remove group', title: 'Remove group' },
};

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year', inputType: 'number' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'title', field: 'title', operator: 'contains', value: 'night' },
    { id: 'year', field: 'year', operator: '>', value: '1950' },
  ],
};

const countRules = (item: RuleGroupType | RuleType): number =>
  'rules' in item
    ? item.rules.reduce((sum, one) => sum + countRules(one), 0)
    : 1;

export default function AccessibleControls() {
  const [query, setQuery] = useState(initialQuery);
  const [said, setSaid] = useState('');
  const box = useRef<HTMLElement>(null);
  const count = countRules(query);
  const before = useRef(count);

  useEffect(() => {
    if (count !== before.current) {
      setSaid(count === 1 ? '1 rule' : `${count} rules`);
      const isGone = count < before.current;
      before.current = count;
      // The button that had the focus is gone: move it to the builder.
      if (isGone && document.activeElement === document.body)
        box.current?.focus();
    }
  }, [count]);

  return (
    <section ref={box} aria-label="Film filter" tabIndex={-1}>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(changed) => setQuery(changed)}
        controlElements={controlElements}
        translations={translations}
      />
      <p role="status">{said}</p>
    </section>
  );
}
