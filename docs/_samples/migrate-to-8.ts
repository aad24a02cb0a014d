// Shown as output only: what release 8 changed, by the same calls with both
// releases.
import * as v8 from 'react-querybuilder';
import { version as r8 } from 'react-querybuilder/package.json';
import * as v7 from 'react-querybuilder-7';
import { version as r7 } from 'react-querybuilder-7/package.json';

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

const year = { field: 'year', operator: '>', value: 1950 };
const profit = {
  field: 'gross',
  operator: '>',
  value: 'budget',
  valueSource: 'field' as const,
};

// #region nothing
const invalid = [{ name: 'year', label: 'Year', validator: () => false }];
for (const format of ['sql', 'parameterized'] as const) {
  line(r7, v7.formatQuery(group(year), { format, fields: invalid }));
  line(r8, v8.formatQuery(group(year), { format, fields: invalid }));
}
// #endregion nothing

// #region json
line(
  r7,
  v7.formatQuery(
    { combinator: 'and', rules: [] },
    { format: 'json_without_ids', validator: () => false },
  ),
);
line(
  r8,
  v8.formatQuery(
    { combinator: 'and', rules: [] },
    { format: 'json_without_ids', validator: () => false },
  ),
);
// #endregion json

// #region mongodb
const negated = { ...group(year), not: true };
const reversed = group({
  field: 'year',
  operator: 'between',
  value: [1960, 1950],
});
for (const [what, query] of Object.entries({
  not: negated,
  'two fields': group(profit),
  'between 1960 and 1950': reversed,
})) {
  console.log(what);
  line(r7, v7.formatQuery(query, 'mongodb'));
  line(r8, v8.formatQuery(query, 'mongodb'));
}
// #endregion mongodb

// #region expr
const expr: v8.RuleProcessor = (rule, options) => {
  const condition = v8.defaultRuleProcessorMongoDB(rule, options);
  return rule.valueSource === 'field' && !condition.includes('$where')
    ? `{"$expr":${condition}}`
    : condition;
};
console.log(
  v8.formatQuery(group(profit, year), {
    format: 'mongodb',
    ruleProcessor: expr,
  }),
);
// #endregion expr

// #region spel
const moon = group({ field: 'title', operator: 'contains', value: 'moon' });
line(r7, v7.formatQuery(moon, 'spel'));
line(r8, v8.formatQuery(moon, 'spel'));
// #endregion spel

// #region others
const drama = group({ field: 'genre', operator: 'in', value: 'Drama,War' });
console.log('elasticsearch, two fields');
line(r7, JSON.stringify(v7.formatQuery(group(profit), 'elasticsearch')));
line(r8, JSON.stringify(v8.formatQuery(group(profit), 'elasticsearch')));
console.log('natural_language, in');
line(r7, v7.formatQuery(drama, 'natural_language'));
line(r8, v8.formatQuery(drama, 'natural_language'));
// #endregion others

// #region preset
line(
  r7,
  (v7.formatQuery(group(year), { preset: 'mssql' }) as string).replace(
    /\s+/g,
    ' ',
  ),
);
line(r8, v8.formatQuery(group(year), { preset: 'mssql' }));
// highlight-start
console.log('parameterized_named');
line(
  r7,
  v7.formatQuery(group(year), {
    format: 'parameterized_named',
    preset: 'mssql',
  }),
);
line(
  r8,
  v8.formatQuery(group(year), {
    format: 'parameterized_named',
    preset: 'mssql',
  }),
);
// highlight-end
// #endregion preset

// #region tools
const compare = (what: string, before: () => unknown, after: () => unknown) => {
  console.log(what);
  line(r7, attempt(before));
  line(r8, attempt(after));
};
// highlight-start
const one = group({ field: 'year', operator: '>', value: '1950' });
compare(
  'numerifyValues(query)',
  () => v7.numerifyValues(one).rules,
  () => v8.numerifyValues(one, undefined as never).rules,
);
compare(
  'numerifyValues(query, { fields: [] })',
  () => v7.numerifyValues(one).rules,
  () => v8.numerifyValues(one, { fields: [] }).rules,
);
// highlight-end
compare(
  'numerifyValues(query, { fields: [], parseNumbers: true })',
  () => v7.numerifyValues(one).rules,
  () => v8.numerifyValues(one, { fields: [], parseNumbers: true }).rules,
);
compare(
  "toFullOption('year')",
  () => v7.toFullOption('year' as never),
  () => v8.toFullOption('year' as never),
);
// #endregion tools

// #region move
const rule = (field: string) => ({ id: field, field, operator: '=', value: 1 });
const independent: v8.RuleGroupTypeIC = {
  id: 'root',
  rules: [rule('a'), 'and', rule('b'), 'or', rule('c')],
};
const said = ({ rules }: { rules: readonly unknown[] }) =>
  rules
    .map((each) =>
      typeof each === 'string' ? each : (each as { field: string }).field,
    )
    .join(' ');
console.log(`before: ${said(independent)}`);
line(r7, said(v7.move(independent as v7.RuleGroupTypeIC, [0], [4])));
line(r8, said(v8.move(independent, [0], [4])));
// #endregion move

// #region titles
for (const key of ['fields', 'operators', 'combinators'] as const)
  console.log(
    key,
    [v7, v8].map(({ defaultTranslations }) => defaultTranslations[key].title),
  );
// #endregion titles
