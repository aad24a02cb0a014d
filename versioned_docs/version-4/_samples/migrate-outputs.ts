// Shown as output only: the same calls with release 3.
import { defaultValueProcessor, formatQuery } from 'react-querybuilder';
import { version as r4 } from 'react-querybuilder/package.json';
import { formatQuery as formatQuery3, version as r3 } from 'samples-v3/release';

type Rule = {
  field: string;
  operator: string;
  value: unknown;
  valueSource?: 'field';
};

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
for (const [what, rule] of Object.entries({
  quote: author,
  placeholder,
  'empty list': none,
  array: years,
})) {
  console.log(what);
  console.log(`  ${r3}  ${attempt(() => formatQuery3(group(rule), 'sql'))}`);
  console.log(`  ${r4.padEnd(6)}  ${formatQuery(group(rule), 'sql')}`);
}
// #endregion sql-4
// #region processor-4
const asDefault = (field: string, operator: string, value: unknown) =>
  defaultValueProcessor(field, operator, value);
console.log(
  formatQuery(group(author), { format: 'sql', valueProcessor: asDefault }),
);
console.log(formatQuery(group(author), 'sql'));
// #endregion processor-4
// #region mongodb-4
console.log(`${r3}\n  ${formatQuery3(group(author, seen, late), 'mongodb')}`);
console.log(`${r4}\n  ${formatQuery(group(author, seen, late), 'mongodb')}`);
// #endregion mongodb-4
