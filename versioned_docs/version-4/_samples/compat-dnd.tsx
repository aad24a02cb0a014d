import { useState } from 'react';
import { DndProvider } from 'react-dnd';
import { HTML5Backend } from 'react-dnd-html5-backend';
import {
  type Field,
  QueryBuilderWithoutDndProvider,
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
  rules: [
    { id: 'title-rule', field: 'title', operator: 'contains', value: 'rain' },
    { id: 'year-rule', field: 'year', operator: '>=', value: '1950' },
  ],
};

// highlight-start
export default function DraggableBuilder() {
  const [query, setQuery] = useState(initialQuery);

  // One provider for all that can be dragged on the page.
  return (
    <DndProvider backend={HTML5Backend}>
      <QueryBuilderWithoutDndProvider
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
        enableDragAndDrop
      />
    </DndProvider>
  );
}
// highlight-end
