import { AntDValueEditor, QueryBuilderAntD } from '@react-querybuilder/antd';
import { Slider } from 'antd';
import { useState } from 'react';
import {
  QueryBuilder,
  type RuleGroupType,
  type ValueEditorProps,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

// highlight-start
const Editor = (props: ValueEditorProps) =>
  props.field === 'score' ? (
    <Slider
      style={{ width: 120 }}
      max={10}
      value={Number(props.value)}
      disabled={props.disabled}
      onChange={(value) => props.handleOnChange(value)}
    />
  ) : (
    <AntDValueEditor {...props} />
  );

const controlElements = { valueEditor: Editor };
// highlight-end

const fields = [
  { name: 'title', label: 'Title' },
  {
    name: 'score',
    label: 'Score',
    defaultValue: 5,
    operators: [{ name: '>', label: '>' }],
  },
];

const start: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'score', field: 'score', operator: '>', value: 7 },
    { id: 'title', field: 'title', operator: 'contains', value: 'night' },
  ],
};

export default function FallbackOfToolkit() {
  const [query, setQuery] = useState(start);

  return (
    <QueryBuilderAntD>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
        controlElements={controlElements}
      />
    </QueryBuilderAntD>
  );
}
