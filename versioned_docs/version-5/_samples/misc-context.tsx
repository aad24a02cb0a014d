import { useState } from 'react';
import {
  type ActionProps,
  type Field,
  getCompatContextProvider,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const WordButton = ({
  title,
  className,
  disabled,
  handleOnClick,
}: ActionProps) => (
  <button
    type="button"
    className={className}
    disabled={disabled}
    onClick={handleOnClick}
  >
    {title}
  </button>
);

// highlight-start
// Every builder inside gets words instead of symbols.
const WordButtons = getCompatContextProvider({
  key: 'word-buttons',
  controlElements: {
    addRuleAction: WordButton,
    addGroupAction: WordButton,
    removeRuleAction: WordButton,
    removeGroupAction: WordButton,
  },
});
// highlight-end

const fields: Field[] = [{ name: 'title', label: 'Title' }];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'title', field: 'title', operator: 'contains', value: 'war' }],
};

export default function BuilderWithWords() {
  const [query, setQuery] = useState(initialQuery);

  // highlight-start
  return (
    <WordButtons>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
      />
    </WordButtons>
  );
  // highlight-end
}
