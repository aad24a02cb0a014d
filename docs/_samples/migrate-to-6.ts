// Shown as output only: what release 6 changed, by the same noPath with both
// releases.
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v6 from 'react-querybuilder-6';
import { version as r6 } from 'react-querybuilder-6/package.json';
import * as v5 from 'samples-v5/release';

type Rule = {
  field: string;
  operator: string;
  value: unknown;
  valueSource?: 'field';
};

const group = (...rules: Rule[]) => ({ combinator: 'and', rules });
const line = (release: string, value: unknown) =>
  console.log(`  ${release.padEnd(7)}`, value);
const attempt = (run: () => unknown) => {
  try {
    return run();
  } catch (error) {
    return `throws ${String(error).split('\n')[0]}`;
  }
};

const author = { field: 'author', operator: '=', value: "O'Brien" };
const year = { field: 'year', operator: '>', value: 1950 };
const profit = {
  field: 'gross',
  operator: '>',
  value: 'budget',
  valueSource: 'field' as const,
};

// #region sql
for (const sql of [
  "author = 'O''Brien'",
  'author = "Poe"',
  '"author" = 1',
  '[author] = 1',
]) {
  console.log(sql);
  line(
    v5.version,
    attempt(() => v5.parseSQL(sql).rules),
  );
  line(
    r6,
    attempt(() => v6.parseSQL(sql).rules),
  );
}
// #endregion sql

// #region mongodb
for (const query of [
  { year: { $not: { $gt: 1950 } } },
  { title: { $not: { $regex: 'moon$' } } },
]) {
  console.log(query);
  line(v5.version, v5.parseMongoDB(query).rules);
  line(r6, v6.parseMongoDB(query).rules);
}
// #endregion mongodb

// #region quoted
line(
  v5.version,
  v5.formatQuery(group(profit), { format: 'sql', quoteFieldNamesWith: '"' }),
);
line(
  r6,
  v6.formatQuery(group(profit), { format: 'sql', quoteFieldNamesWith: '"' }),
);
// #endregion quoted

// #region processors
// highlight-start
const ruleProcessor = () => 'mine';
console.log('ruleProcessor, sql');
line(v5.version, v5.formatQuery(group(year), { format: 'sql', ruleProcessor }));
line(r6, v6.formatQuery(group(year), { format: 'sql', ruleProcessor }));
console.log(
  'valueProcessor that hands the rule to defaultValueProcessorByRule, sql',
);
line(
  v5.version,
  v5.formatQuery(group(author), {
    format: 'sql',
    valueProcessor: (rule: v5.RuleType, options?: v5.ValueProcessorOptions) =>
      v5.defaultValueProcessorByRule(rule, options),
  }),
);
// highlight-end
line(
  r6,
  v6.formatQuery(group(author), {
    format: 'sql',
    valueProcessor: (rule: v6.RuleType, options?: v6.ValueProcessorOptions) =>
      v6.defaultValueProcessorByRule(rule, options),
  }),
);
// #endregion processors

// #region dom
const html = (element: ReactElement) => renderToStaticMarkup(element);
const fields = [{ name: 'year', label: 'Year' }];
const between = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'a', field: 'year', operator: 'between', value: '1950,1960' }],
};
const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;
const look = (text: string) => ({
  inputs: count(text, /<input/g),
  dragHandles: count(text, /queryBuilder-dragHandle/g),
});
line(
  v5.version,
  look(html(createElement(v5.QueryBuilder, { fields, defaultQuery: between }))),
);
line(
  r6,
  look(html(createElement(v6.QueryBuilder, { fields, defaultQuery: between }))),
);
// #endregion dom

// #region paths
line(
  v5.version,
  attempt(() => v5.add(group(), year, [9])),
);
line(
  r6,
  attempt(() => v6.add(group(), year, [9])),
);
// #endregion paths

// #region transform
const byId = {
  id: 'root',
  combinator: 'and',
  rules: [{ field: 'year', operator: '>', value: 1950 }],
};
// highlight-start
const noPath = { omitPath: true } as object;
const renamed = { propertyMap: { combinator: 'joinedBy' } } as const;
const kept = {
  propertyMap: { field: 'column' },
  deleteRemappedProperties: false,
} as const;
// highlight-end
const names = (result: { rules: object[] }) =>
  [
    `group: ${Object.keys(result).join(' ')}`,
    `rule: ${Object.keys(result.rules[0] as object).join(' ')}`,
  ].join(' | ');
// highlight-start
for (const options of [noPath, renamed, kept]) {
  console.log(options);
  line(v5.version, names(v5.transformQuery(byId, options)));
  line(r6, names(v6.transformQuery(byId, options)));
}
// highlight-end
// #endregion transform

// #region tools
console.log('toArray(5)');
line(v5.version, v5.toArray(5));
line(r6, v6.toArray(5));
// #endregion tools
