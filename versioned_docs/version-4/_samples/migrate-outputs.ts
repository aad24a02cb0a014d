// Shown as output only: the same calls with 3.12.1.
import { defaultValueProcessor, formatQuery } from 'react-querybuilder';
import { formatQuery as formatQuery3 } from 'samples-v3/release';

type Rule = { field: string; operator: string; value: unknown; valueSource?: 'field' };

const group = (...rules: Rule[]) => ({ id: 'root', combinator: 'and', rules });
const attempt = (run: () => unknown) => {
  try {
    return run();
  } catch (error) {
    return `throws ${String(error).split('\n')[0]}`;
  }
};

const author = { field: 'author', operator: '=', value: "O'Brien" };
const placeholder = { field: '~', operator: '=', value: '' };
const none = { field: 'genre', operator: 'in', value: '' };
const years = { field: 'year', operator: 'between', value: [1950, 1960] };
const late = { field: 'year', operator: '>=', value: '1950' };
const seen = { field: 'seen', operator: '=', value: true };

// #region sql-4
for (const [what, rule] of Object.entries({ quote: author, placeholder, 'empty list': none, array: years })) {
  console.log(what);
  console.log(`  3.12.1  ${attempt(() => formatQuery3(group(rule), 'sql'))}`);
  console.log(`  4.5.3   ${formatQuery(group(rule), 'sql')}`);
}
// #endregion sql-4
// #region processor-4
const asDefault = (field: string, operator: string, value: unknown) => defaultValueProcessor(field, operator, value);
console.log(formatQuery(group(author), { format: 'sql', valueProcessor: asDefault }));
console.log(formatQuery(group(author), 'sql'));
// #endregion processor-4
// #region mongodb-4
console.log(`3.12.1\n  ${formatQuery3(group(author, seen, late), 'mongodb')}`);
console.log(`4.5.3\n  ${formatQuery(group(author, seen, late), 'mongodb')}`);
// #endregion mongodb-4
