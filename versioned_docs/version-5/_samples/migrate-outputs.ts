// Shown as output only: the same calls with the releases of the other lines.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  add,
  formatQuery,
  parseCEL,
  parseJsonLogic,
  parseSQL,
  prepareRuleGroup,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import { version as r5 } from 'react-querybuilder/package.json';
import {
  formatQuery as formatQuery6,
  parseSQL as parseSQL6,
} from 'react-querybuilder-6';
import { version as r6 } from 'react-querybuilder-6/package.json';
import { formatQuery as formatQuery7 } from 'react-querybuilder-7';
import { version as r7 } from 'react-querybuilder-7/package.json';
import {
  formatQuery as formatQuery8,
  version as r8,
} from 'samples-next/release';
import { formatQuery as formatQuery3, version as r3 } from 'samples-v3/release';
import * as v4 from 'samples-v4/release';

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
const empty = { field: '~', operator: '=', value: '' };
const profit = {
  field: 'gross',
  operator: '>',
  value: 'budget',
  valueSource: 'field' as const,
};
const years = { field: 'year', operator: 'between', value: [1950, 1960] };
const seen = { field: 'seen', operator: '=', value: true };

// #region sql-4
for (const [what, rule] of Object.entries({
  quote: author,
  field: profit,
  placeholder: empty,
  list: years,
})) {
  console.log(`${what}`);
  console.log(`  ${r3}  ${attempt(() => formatQuery3(group(rule), 'sql'))}`);
  console.log(
    `  ${v4.version.padEnd(6)}  ${v4.formatQuery(group(rule), 'sql')}`,
  );
}
// #endregion sql-4
// #region processor-4
const asDefault = (field: string, operator: string, value: unknown) =>
  v4.defaultValueProcessor(field, operator, value);
console.log(
  v4.formatQuery(group(author), { format: 'sql', valueProcessor: asDefault }),
);
console.log(v4.formatQuery(group(author), 'sql'));
// #endregion processor-4
// #region mongodb-4
console.log(`${r3}  ${formatQuery3(group(author, seen), 'mongodb')}`);
console.log(
  `${v4.version.padEnd(6)}  ${v4.formatQuery(group(author, seen), 'mongodb')}`,
);
// #endregion mongodb-4
// #region mongodb-5
for (const rules of [[author], [author, seen], [years]]) {
  console.log(`${v4.version}  ${v4.formatQuery(group(...rules), 'mongodb')}`);
  console.log(`${r5}  ${formatQuery(group(...rules), 'mongodb')}`);
}
// #endregion mongodb-5
// #region parsers-5
// highlight-start
const sql = (query: RuleGroupType) =>
  formatQuery(query, { format: 'sql', parseNumbers: true });
const cel = 'year > 1950 && (seen == true || genre in ["Drama"])';
console.log(
  `${cel}\n  ${v4.version}  ${sql(v4.parseCEL(cel))}` +
    `\n  ${r5}  ${sql(parseCEL(cel))}`,
);
const xor = 'a = 1 XOR b = 2';
console.log(
  `${xor}\n  ${v4.version}  ${sql(v4.parseSQL(xor))}` +
    `\n  ${r5}  ${sql(parseSQL(xor))}`,
  // highlight-end
);
const between = '{ "<=": [1950, { "var": "year" }, 1960] }';
console.log(
  `${between}\n  ${v4.version}  ${sql(v4.parseJsonLogic(between))}` +
    `\n  ${r5}  ${sql(parseJsonLogic(between))}`,
);
const nothing = '{ "==": [{ "var": "year" }, null] }';
console.log(
  `${nothing}\n  ${v4.version}  ` +
    `${attempt(() => sql(v4.parseJsonLogic(nothing)))}` +
    `\n  ${r5}  ${sql(parseJsonLogic(nothing))}`,
);
// #endregion parsers-5
// #region not-5
const year = '{ ">": [{ "var": "year" }, 1950] }';
console.log(v4.version, Object.keys(v4.parseJsonLogic(year)));
console.log(r5, Object.keys(parseJsonLogic(year)));
// #endregion not-5
// #region ids-5
const shape = (id?: string) => id?.replace(/[0-9a-f]/g, 'x');
const bare: RuleGroupType = { combinator: 'and', rules: [] };
const rule = { field: 'year', operator: '>', value: '1950' };
console.log(
  v4.version,
  Object.keys(v4.prepareRuleGroup(bare)),
  v4.add(bare, rule, []).rules[0]?.id?.slice(0, 4),
);
console.log(
  r5,
  Object.keys(prepareRuleGroup(bare)),
  shape(add(bare, rule, []).rules[0]?.id),
);
// #endregion ids-5
// #region default-query-5
const ids: unknown[] = [];
const controlElements = {
  rule: ({ id }: { id?: string }) => {
    ids.push(shape(id));
    return null;
  },
};
const defaultQuery: RuleGroupType = { combinator: 'and', rules: [rule] };
renderToStaticMarkup(
  createElement(v4.QueryBuilder, { defaultQuery, controlElements }),
);
renderToStaticMarkup(
  createElement(QueryBuilder, { defaultQuery, controlElements }),
);
console.log(`${v4.version}  ${ids[0]}\n${r5}  ${ids[1]}`);
// #endregion default-query-5
// #region sql-6
for (const sql of ["author = 'O''Brien'", 'author = "Poe"', '"author" = 1']) {
  console.log(sql);
  console.log(
    `  ${r5} `,
    attempt(() => parseSQL(sql).rules),
  );
  console.log(
    `  ${r6} `,
    attempt(() => parseSQL6(sql).rules),
  );
}
// #endregion sql-6
// #region quoted-6
const quoted = { format: 'sql', quoteFieldNamesWith: '"' } as const;
console.log(`${r5}  ${formatQuery(group(profit), quoted)}`);
console.log(`${r6}  ${formatQuery6(group(profit), quoted)}`);
// #endregion quoted-6
// #region jsonlogic-7
console.log(r6, formatQuery6(group(seen), 'jsonlogic'));
console.log(r7, formatQuery7(group(seen), 'jsonlogic'));
// #endregion jsonlogic-7
// #region exports-8
console.log('no rule left, sql');
console.log(`  ${r7.padEnd(6)}  ${formatQuery7(group(empty), 'sql')}`);
console.log(`  ${r8}  ${formatQuery8(group(empty), 'sql')}`);
console.log('not, mongodb');
console.log(
  `  ${r7.padEnd(7)}`,
  formatQuery7({ ...group(seen), not: true }, 'mongodb'),
);
console.log(
  `  ${r8}  ${formatQuery8({ ...group(seen), not: true }, 'mongodb')}`,
);
console.log('field against field, mongodb');
console.log(`  ${r7.padEnd(6)}  ${formatQuery7(group(profit), 'mongodb')}`);
console.log(`  ${r8}  ${formatQuery8(group(profit), 'mongodb')}`);
console.log('contains, spel');
const contains = { field: 'title', operator: 'contains', value: 'moon' };
console.log(`  ${r7.padEnd(6)}  ${formatQuery7(group(contains), 'spel')}`);
console.log(`  ${r8}  ${formatQuery8(group(contains), 'spel')}`);
// #endregion exports-8
