import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  type Field,
  type FullCombinator,
  type FullField,
  type FullOperator,
  QueryBuilder,
  type RuleGroupType,
  type ValueEditorType,
} from 'react-querybuilder';

const Builder = QueryBuilder<
  RuleGroupType,
  FullField,
  FullOperator,
  FullCombinator
>;

const print = (
  valueEditorType: ValueEditorType,
  operator: string,
  value: unknown,
  props: object = {},
) => {
  const values = ['a', 'b'].map((name) => ({ name, label: name }));
  const field: Field = {
    name: 'f',
    label: 'F',
    valueEditorType,
    inputType: 'date',
    values,
  };
  const defaultQuery: RuleGroupType = {
    id: 'root',
    combinator: 'and',
    rules: [{ id: 'r', field: 'f', operator, value }],
  };
  const html = renderToStaticMarkup(
    createElement(Builder, { fields: [field], defaultQuery, ...props }),
  );
  // What stands between the list of operators and the button that removes the
  // rule.
  const [, editor] =
    /"operators".*?<\/select>(.*)<button [^>]*"remove-rule"/.exec(html) ?? [];
  // Left out: what is the same for all, and ids that React makes up.
  const short = editor
    ?.replace(/ (data-testid="value-editor"|placeholder=""|title="Value")/g, '')
    .replace(/ (for|id)=":\w+:"/g, '');
  console.log(
    `<!-- ${valueEditorType} ${operator} -->\n${short || '<!-- nothing -->'}`,
  );
};

// #region one
print('text', '=', '2024-02-29');
print('textarea', '=', 'x');
print('select', '=', 'b');
print('multiselect', 'in', 'a,b');
print('radio', '=', 'a');
print('checkbox', '=', true);
print('switch', '=', false);
// #endregion one

// #region operators
print('text', 'in', '2024-02-29,2024-03-01');
print('text', 'between', '2024-02-29,2024-03-01', {
  getValueEditorSeparator: () => ' and ',
});
print('select', 'between', 'a,b');
print('select', 'in', 'a,b');
print('select', 'null', 'a');
// #endregion operators
