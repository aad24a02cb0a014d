import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  QueryBuilder,
  type RuleGroupType,
  type ValueEditorProps,
} from 'react-querybuilder';

const Builder = QueryBuilder as ComponentType<Record<string, unknown>>;

const defaultQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'year', field: 'year', operator: '=', value: { from: 1950 } }],
};

const Show = (text: (value: { from: number }) => unknown) => {
  const valueEditor = ({ value }: ValueEditorProps) =>
    createElement('b', null, text(value) as string);
  return { defaultQuery, controlElements: { valueEditor } };
};

const labels = { name: 'year', label: { en: 'Year', de: 'Jahr' } };

for (const [what, props] of Object.entries({
  'label of a field': { defaultQuery, fields: [labels] },
  'value shown whole': Show((value) => value),
  'value, a member': Show((value) => value.from),
}))
  try {
    renderToString(createElement(Builder, props));
    console.log(`${what}: works`);
  } catch {
    console.log(`${what}: throws`);
  }
