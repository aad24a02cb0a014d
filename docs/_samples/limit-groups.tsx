import { useState } from 'react';
import {
  ActionElement,
  type ActionWithRulesAndAddersProps,
  type Field,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const maxLevels = 1; // groups in the root, none in those
const maxRules = 4;

const countRules = (group: RuleGroupType): number =>
  group.rules.reduce(
    (sum, item) => sum + ('rules' in item ? countRules(item) : 1),
    0,
  );

const depth = (group: RuleGroupType): number =>
  Math.max(
    0,
    ...group.rules.map((item) => ('rules' in item ? 1 + depth(item) : 0)),
  );

const AddRule = (props: ActionWithRulesAndAddersProps) => (
  <ActionElement {...props} disabled={props.disabled || props.context?.full} />
);

const controlElements = { addRuleAction: AddRule };

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'title', field: 'title', operator: 'contains', value: 'night' },
    {
      id: 'years',
      combinator: 'or',
      rules: [
        { id: 'early', field: 'year', operator: '<', value: '1960' },
        { id: 'late', field: 'year', operator: '>', value: '2010' },
      ],
    },
  ],
};

export default function LimitGroups() {
  const [query, setQuery] = useState(initialQuery);
  const [message, setMessage] = useState('');
  const count = countRules(query);

  // Every edit passes here: buttons, clones, drags. Not storing the new query
  // refuses it.
  // A query that is too big from the start may still shrink.
  const accept = (next: RuleGroupType) => {
    const tooMany = countRules(next) > Math.max(maxRules, count);
    const tooDeep = depth(next) > Math.max(maxLevels, depth(query));
    const allowed = !tooMany && !tooDeep;
    setMessage(allowed ? '' : 'That would be too much.');
    if (allowed) setQuery(next);
  };

  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => accept(next)}
        controlElements={controlElements}
        context={{ full: count >= maxRules }}
        maxLevels={maxLevels}
        showCloneButtons
        showShiftActions
      />
      <p role="status">
        {count} of {maxRules} rules. {message}
      </p>
    </>
  );
}
