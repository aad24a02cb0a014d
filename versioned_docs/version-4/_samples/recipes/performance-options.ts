import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { QueryBuilder } from 'react-querybuilder';

const Builder = QueryBuilder as ComponentType<Record<string, unknown>>;

const fields = Array.from({ length: 500 }, (_, index) => ({
  name: `f${index}`,
  label: `Field ${index}`,
}));
const rules = Array.from({ length: 20 }, (_, index) => ({
  id: `rule${index}`,
  field: 'f0',
  operator: '=',
  value: '',
}));

for (const few of [fields, fields.slice(0, 20)]) {
  const html = renderToString(
    createElement(Builder, {
      fields: few,
      defaultQuery: { id: 'root', combinator: 'and', rules },
      controlElements: { operatorSelector: () => null },
    }),
  );
  console.log(few.length, 'fields:', html.split('<option').length - 1);
}
