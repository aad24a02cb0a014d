import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ValueEditor, type ValueEditorType } from 'react-querybuilder';

const print = (type: ValueEditorType, operator: string, value: unknown) => {
  const html = renderToStaticMarkup(
    createElement(ValueEditor, {
      type,
      operator,
      value,
      inputType: 'date',
      values: ['a', 'b'].map((name) => ({ name, label: name })),
      field: 'f',
      fieldData: { name: 'f', label: 'F' },
      valueSource: 'value',
      handleOnChange: () => {},
      path: [0],
      level: 1,
      className: 'rule-value',
    }),
  );
  console.log(
    `<!-- ${type} ${operator} -->\n` +
      (html.replace(' placeholder=""', '') || '<!-- nothing -->'),
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
print('text', 'between', '2024-02-29,2024-03-01');
print('select', 'between', 'a,b');
print('select', 'in', 'a,b');
print('select', 'null', 'a');
// #endregion operators
