import { useState } from 'react';
import {
  type Field,
  type FieldSelectorProps,
  QueryBuilder,
  type RuleGroupType,
  type RuleType,
  ValueSelector,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year', inputType: 'number' },
  { name: 'genre', label: 'Genre' },
];

const usedIn = (item: RuleGroupType | RuleType): string[] =>
  'rules' in item ? item.rules.flatMap(usedIn) : [item.field];

// highlight-start
/** The list of fields without those that other rules have. */
const UnusedFields = (props: FieldSelectorProps) => {
  const used: string[] = props.context?.used ?? [];
  const isFree = (option: object) =>
    !('name' in option) ||
    option.name === props.value ||
    !used.includes(String(option.name));
  const options = props.options.filter(isFree) as typeof props.options;
  return <ValueSelector {...props} options={options} />;
};
// highlight-end

const controlElements = { fieldSelector: UnusedFields };

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'title', field: 'title', operator: '=', value: 'M' }],
};

export default function UsedFields() {
  const [query, setQuery] = useState(initialQuery);
  const used = usedIn(query);
  const free = fields.find(({ name }) => !used.includes(name));

  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(changed) => setQuery(changed)}
        controlElements={controlElements}
        // highlight-start
        context={{ used }}
        // A new rule takes a free field; without one there is no new rule.
        onAddRule={(rule: RuleType) =>
          free ? { ...rule, field: free.name } : false
        }
        // highlight-end
      />
      <p role="status">{free ? '' : 'Every field is in use.'}</p>
    </>
  );
}
