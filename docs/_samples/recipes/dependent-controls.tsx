import { useState } from 'react';
import {
  type Field,
  findPath,
  getParentPath,
  QueryBuilder,
  type RuleGroupType,
  type RuleType,
  ValueEditor,
  type ValueEditorProps,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const cities: Record<string, string[]> = {
  Italy: ['Milan', 'Rome', 'Turin'],
  Japan: ['Kyoto', 'Osaka', 'Tokyo'],
};
const optionsOf = (names: string[]) =>
  names.map((name) => ({ name, label: name }));

/** The cities to choose from beside the other rules of a group. */
function citiesIn(group: RuleGroupType): string[] {
  const isCountry = (item: RuleGroupType | RuleType) =>
    'field' in item && item.field === 'country' && item.operator === '=';
  const country = group.rules.find(isCountry) as RuleType | undefined;
  return cities[country?.value] ?? Object.values(cities).flat();
}

/** The query with a city of the list in each rule. */
function repair(group: RuleGroupType): RuleGroupType {
  const allowed = citiesIn(group);
  const rules = group.rules.map((item) => {
    if ('rules' in item) return repair(item);
    const isFine = item.field !== 'city' || allowed.includes(item.value);
    return isFine ? item : { ...item, value: allowed[0] };
  });
  return { ...group, rules };
}

const Editor = (props: ValueEditorProps) => {
  if (props.field !== 'city') return <ValueEditor {...props} />;
  const query: RuleGroupType = props.context.query;
  const group = findPath(getParentPath(props.path), query) as RuleGroupType;
  return <ValueEditor {...props} values={optionsOf(citiesIn(group))} />;
};

const controlElements = { valueEditor: Editor };

const operators = [{ name: '=', label: 'is' }];
const select = { valueEditorType: 'select' as const, operators };
const fields: Field[] = [
  {
    name: 'country',
    label: 'Country',
    values: optionsOf(Object.keys(cities)),
    ...select,
  },
  {
    name: 'city',
    label: 'City',
    values: optionsOf(Object.values(cities).flat()),
    ...select,
  },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'country', field: 'country', operator: '=', value: 'Italy' },
    { id: 'city', field: 'city', operator: '=', value: 'Rome' },
  ],
};

export default function DependentControls() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <QueryBuilder
      fields={fields}
      query={query}
      onQueryChange={(changed: RuleGroupType) => setQuery(repair(changed))}
      controlElements={controlElements}
      context={{ query }}
    />
  );
}
