import { ChakraProvider } from '@chakra-ui/react';
import {
  ChakraActionElement,
  QueryBuilderChakra,
} from '@react-querybuilder/chakra';
import { useState } from 'react';
import {
  type ActionWithRulesProps,
  type Field,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year', inputType: 'number' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'year-rule', field: 'year', operator: '>=', value: '1950' }],
};

// highlight-start
const RedButton = (props: ActionWithRulesProps) => (
  <ChakraActionElement {...props} colorScheme="red" />
);

const controlElements = {
  removeGroupAction: RedButton,
  removeRuleAction: RedButton,
};
// highlight-end

export default function ChakraBuilder() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <ChakraProvider>
      {/* highlight-start */}
      <QueryBuilderChakra controlElements={controlElements}>
        <QueryBuilder
          fields={fields}
          query={query}
          onQueryChange={(next) => setQuery(next)}
        />
      </QueryBuilderChakra>
      {/* highlight-end */}
    </ChakraProvider>
  );
}
