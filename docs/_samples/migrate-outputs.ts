// Shown as output only: the same calls with the releases from 5 to 8.
import { createElement, type FunctionComponent, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v8 from 'react-querybuilder';
import * as v6 from 'react-querybuilder-6';
import * as v7 from 'react-querybuilder-7';
import { parseCEL as parseCEL7 } from 'react-querybuilder-7/parseCEL';
import * as v5 from '../../node_modules/react-querybuilder';

type Rule = { field: string; operator: string; value: unknown; valueSource?: 'field' };

const group = (...rules: Rule[]) => ({ combinator: 'and', rules });
const line = (release: string, value: unknown) => console.log(`  ${release.padEnd(7)}`, value);
const attempt = (run: () => unknown) => {
  try {
    return run();
  } catch (error) {
    return `throws ${String(error).split('\n')[0]}`;
  }
};

const author = { field: 'author', operator: '=', value: "O'Brien" };
const genres = { field: 'genre', operator: 'in', value: '' };
const year = { field: 'year', operator: '>', value: 1950 };
const profit = { field: 'gross', operator: '>', value: 'budget', valueSource: 'field' as const };

// #region sql-6
for (const sql of ["author = 'O''Brien'", 'author = "Poe"', '"author" = 1', '[author] = 1']) {
  console.log(sql);
  line('5.4.1', attempt(() => v5.parseSQL(sql).rules)); // biome-ignore format: one line per release
  line(
    '6.5.5',
    attempt(() => v6.parseSQL(sql).rules),
  );
}
// #endregion sql-6

// #region mongodb-6
for (const query of [{ year: { $not: { $gt: 1950 } } }, { title: { $not: { $regex: 'moon$' } } }]) {
  console.log(query);
  line('5.4.1', v5.parseMongoDB(query).rules);
  line('6.5.5', v6.parseMongoDB(query).rules);
}
// #endregion mongodb-6

// #region quoted-6
line('5.4.1', v5.formatQuery(group(profit), { format: 'sql', quoteFieldNamesWith: '"' }));
line('6.5.5', v6.formatQuery(group(profit), { format: 'sql', quoteFieldNamesWith: '"' }));
// #endregion quoted-6

// #region processors-6
const ruleProcessor = () => 'mine';
console.log('ruleProcessor, sql');
line('5.4.1', v5.formatQuery(group(year), { format: 'sql', ruleProcessor }));
line('6.5.5', v6.formatQuery(group(year), { format: 'sql', ruleProcessor }));
console.log('valueProcessor that hands the rule to defaultValueProcessorByRule, sql');
line('5.4.1', v5.formatQuery(group(author), { format: 'sql', valueProcessor: (rule: v5.RuleType, options?: v5.ValueProcessorOptions) => v5.defaultValueProcessorByRule(rule, options) })); // biome-ignore format: one line per release
line(
  '6.5.5',
  v6.formatQuery(group(author), {
    format: 'sql',
    valueProcessor: (rule: v6.RuleType, options?: v6.ValueProcessorOptions) =>
      v6.defaultValueProcessorByRule(rule, options),
  }),
);
// #endregion processors-6

// #region dom-6
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
line('5.4.1', look(html(createElement(v5.QueryBuilder, { fields, defaultQuery: between }))));
line('6.5.5', look(html(createElement(v6.QueryBuilder, { fields, defaultQuery: between }))));
// #endregion dom-6

// #region paths-6
line(
  '5.4.1',
  attempt(() => v5.add(group(), year, [9])),
);
line(
  '6.5.5',
  attempt(() => v6.add(group(), year, [9])),
);
// #endregion paths-6

// #region without-ids-7
const noted = {
  id: 'root',
  combinator: 'and',
  note: 'private',
  rules: [{ id: 'a', ...year, value: { from: 1950 }, disabled: true }],
};
line('6.5.5', v6.formatQuery(noted, 'json_without_ids'));
line('7.7.1', v7.formatQuery(noted, 'json_without_ids'));
// #endregion without-ids-7

// #region jsonlogic-7
line('6.5.5', v6.formatQuery(group(year), 'jsonlogic'));
line('7.7.1', v7.formatQuery(group(year), 'jsonlogic'));
// #endregion jsonlogic-7

// #region lists-7
for (const format of ['sql', 'mongodb', 'cel'] as const) {
  console.log(format);
  line('6.5.5', v6.formatQuery(group(genres, year), format));
  line('7.7.1', v7.formatQuery(group(genres, year), format));
}
// #endregion lists-7

// #region null-7
const none = group({ field: 'genre', operator: '=', value: null });
line('6.5.5', v6.formatQuery(none, 'mongodb'));
line('7.7.1', v7.formatQuery(none, 'mongodb'));
// #endregion null-7

// #region numbers-7
for (const value of ['1,950', '1_950', '+5']) {
  const typed = group({ ...year, value });
  console.log(value);
  line('6.5.5', v6.formatQuery(typed, { format: 'sql', parseNumbers: true }));
  line('7.7.1', v7.formatQuery(typed, { format: 'sql', parseNumbers: true }));
  line('8.24.1', v8.formatQuery(typed, { format: 'sql', parseNumbers: true }));
}
// #endregion numbers-7

// #region parameters-7
const wrong = { format: 'parameterized', ruleProcessor: () => 'year > ?' } as const;
console.log('text');
line('6.5.5', v6.formatQuery(group(year), wrong));
line('7.7.1', v7.formatQuery(group(year), wrong));
console.log('object');
const right = {
  format: 'parameterized',
  ruleProcessor: (rule: v7.RuleType) => ({ sql: 'released > ?', params: [rule.value] }),
} as const;
line('7.7.1', v7.formatQuery(group(year), right));
// #endregion parameters-7

// #region cel-7
for (const cel of ['year > 1950 && !title.contains("moon")', '!(year == 1950)']) {
  console.log(cel);
  line('6.5.5', v6.formatQuery(v6.parseCEL(cel), 'sql'));
  line('7.7.1', v7.formatQuery(parseCEL7(cel), 'sql'));
}
// #endregion cel-7

// #region labels-7
for (const key of ['addRule', 'addGroup', 'removeRule'] as const)
  console.log(
    key,
    [v6, v7, v8].map(({ defaultTranslations }) => defaultTranslations[key].label),
  );
// #endregion labels-7

// #region new-rules-7
type Shown = { fields: object[]; controlElements: object };
const lists = [{ name: 'a', label: 'A' }];
const kinds = { checkbox: 'checkbox', multiselect: 'multiselect', select: 'select' } as const;
const newRule = (use: (read: { createRule(): { value: unknown } }) => void) => ({
  addRuleAction: ({ schema }: { schema: unknown }) => {
    use(schema as { createRule(): { value: unknown } });
    return null;
  },
});
for (const [name, valueEditorType] of Object.entries(kinds)) {
  const field = { name, label: name, valueEditorType, ...(name !== 'checkbox' && { values: lists }) };
  const values: unknown[] = [];
  const controlElements = newRule((schema) => values.push(schema.createRule().value));
  html(createElement(v6.QueryBuilder, { fields: [field], controlElements } as never));
  html(createElement(v7.QueryBuilder as FunctionComponent<Shown>, { fields: [field], controlElements }));
  html(createElement(v8.QueryBuilder as FunctionComponent<Shown>, { fields: [field], controlElements }));
  console.log(name.padEnd(11), values);
}
// #endregion new-rules-7

// #region nothing-8
const invalid = [{ name: 'year', label: 'Year', validator: () => false }];
for (const format of ['sql', 'parameterized'] as const) {
  line('7.7.1', v7.formatQuery(group(year), { format, fields: invalid }));
  line('8.24.1', v8.formatQuery(group(year), { format, fields: invalid }));
}
// #endregion nothing-8

// #region json-8
line('7.7.1', v7.formatQuery({ combinator: 'and', rules: [] }, { format: 'json_without_ids', validator: () => false }));
line(
  '8.24.1',
  v8.formatQuery({ combinator: 'and', rules: [] }, { format: 'json_without_ids', validator: () => false }),
);
// #endregion json-8

// #region mongodb-8
const negated = { ...group(year), not: true };
const reversed = group({ field: 'year', operator: 'between', value: [1960, 1950] });
for (const [what, query] of Object.entries({
  not: negated,
  'two fields': group(profit),
  'between 1960 and 1950': reversed,
})) {
  console.log(what);
  line('7.7.1', v7.formatQuery(query, 'mongodb'));
  line('8.24.1', v8.formatQuery(query, 'mongodb'));
}
// #endregion mongodb-8

// #region expr-8
const expr: v8.RuleProcessor = (rule, options) => {
  const condition = v8.defaultRuleProcessorMongoDB(rule, options);
  return rule.valueSource === 'field' && !condition.includes('$where') ? `{"$expr":${condition}}` : condition;
};
console.log(v8.formatQuery(group(profit, year), { format: 'mongodb', ruleProcessor: expr }));
// #endregion expr-8

// #region spel-8
const moon = group({ field: 'title', operator: 'contains', value: 'moon' });
line('7.7.1', v7.formatQuery(moon, 'spel'));
line('8.24.1', v8.formatQuery(moon, 'spel'));
// #endregion spel-8

// #region others-8
const drama = group({ field: 'genre', operator: 'in', value: 'Drama,War' });
console.log('elasticsearch, two fields');
line('7.7.1', JSON.stringify(v7.formatQuery(group(profit), 'elasticsearch')));
line('8.24.1', JSON.stringify(v8.formatQuery(group(profit), 'elasticsearch')));
console.log('natural_language, in');
line('7.7.1', v7.formatQuery(drama, 'natural_language'));
line('8.24.1', v8.formatQuery(drama, 'natural_language'));
// #endregion others-8

// #region preset-8
line('7.7.1', (v7.formatQuery(group(year), { preset: 'mssql' }) as string).replace(/\s+/g, ' '));
line('8.24.1', v8.formatQuery(group(year), { preset: 'mssql' }));
console.log('parameterized_named');
line('7.7.1', v7.formatQuery(group(year), { format: 'parameterized_named', preset: 'mssql' }));
line('8.24.1', v8.formatQuery(group(year), { format: 'parameterized_named', preset: 'mssql' }));
// #endregion preset-8

// #region titles-8
for (const key of ['fields', 'operators', 'combinators'] as const)
  console.log(
    key,
    [v7, v8].map(({ defaultTranslations }) => defaultTranslations[key].title),
  );
// #endregion titles-8
