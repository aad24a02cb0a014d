import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { QueryBuilder } from 'react-querybuilder';

const Builder = QueryBuilder as ComponentType<Record<string, unknown>>;

const Editor = ({ value }: { value: string }) =>
  createElement('b', null, value);

const defaultQuery = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'title', field: 'title', operator: '=', value: 'Jaws' }],
};

// highlight-start
for (const [what, valueEditor] of Object.entries({
  '<Editor />': createElement(Editor, { value: 'Jaws' }),
  'import * as Editor': { default: Editor },
  Editor,
}))
  try {
    const controlElements = { valueEditor };
    renderToString(createElement(Builder, { defaultQuery, controlElements }));
    console.log(`${what}: works`);
  } catch {
    console.log(`${what}: throws`);
  }
// highlight-end
