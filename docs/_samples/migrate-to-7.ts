// Shown as output only: what release 7 changed, by the same calls with both
// releases.
import {
  createElement,
  type FunctionComponent,
  type ReactElement,
} from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v8 from 'react-querybuilder';
import { version as r8 } from 'react-querybuilder/package.json';
import * as v6 from 'react-querybuilder-6';
import { version as r6 } from 'react-querybuilder-6/package.json';
import * as v7 from 'react-querybuilder-7';
import { version as r7 } from 'react-querybuilder-7/package.json';
import { parseCEL as parseCEL7 } from 'react-querybuilder-7/parseCEL';

type Rule = {
  field: string;
  operator: string;
  value: unknown;
  valueSource?: 'field';
};

const group = (...rules: Rule[]) => ({ combinator: 'and', rules });
const line = (release: string, value: unknown) =>
  console.log(`  ${release.padEnd(7)}`, value);

const genres = { field: 'genre', operator: 'in', value: '' };
const year = { field: 'year', operator: '>', value: 1950 };

// #region without-ids
const noted = {
  id: 'root',
  combinator: 'and',
  note: 'private',
  rules: [{ id: 'a', ...year, value: { from: 1950 }, disabled: true }],
};
line(r6, v6.formatQuery(noted, 'json_without_ids'));
line(r7, v7.formatQuery(noted, 'json_without_ids'));
// #endregion without-ids

// #region jsonlogic
line(r6, v6.formatQuery(group(year), 'jsonlogic'));
line(r7, v7.formatQuery(group(year), 'jsonlogic'));
// #endregion jsonlogic

// #region lists
for (const format of ['sql', 'mongodb', 'cel'] as const) {
  console.log(format);
  line(r6, v6.formatQuery(group(genres, year), format));
  line(r7, v7.formatQuery(group(genres, year), format));
}
// #endregion lists

// #region null
const none = group({ field: 'genre', operator: '=', value: null });
line(r6, v6.formatQuery(none, 'mongodb'));
line(r7, v7.formatQuery(none, 'mongodb'));
// #endregion null

// #region numbers
for (const value of ['1,950', '1_950', '+5']) {
  const typed = group({ ...year, value });
  console.log(value);
  line(r6, v6.formatQuery(typed, { format: 'sql', parseNumbers: true }));
  line(r7, v7.formatQuery(typed, { format: 'sql', parseNumbers: true }));
  line(r8, v8.formatQuery(typed, { format: 'sql', parseNumbers: true }));
}
// #endregion numbers

// #region parameters
const wrong = {
  format: 'parameterized',
  ruleProcessor: () => 'year > ?',
} as const;
console.log('text');
line(r6, v6.formatQuery(group(year), wrong));
line(r7, v7.formatQuery(group(year), wrong));
console.log('object');
const right = {
  format: 'parameterized',
  ruleProcessor: (rule: v7.RuleType) => ({
    sql: 'released > ?',
    params: [rule.value],
  }),
} as const;
line(r7, v7.formatQuery(group(year), right));
// #endregion parameters

// #region cel
for (const cel of [
  'year > 1950 && !title.contains("moon")',
  '!(year == 1950)',
]) {
  console.log(cel);
  line(r6, v6.formatQuery(v6.parseCEL(cel), 'sql'));
  line(r7, v7.formatQuery(parseCEL7(cel), 'sql'));
}
// #endregion cel

// #region tools
const compare = (what: string, before: unknown, after: unknown) => {
  console.log(what);
  line(r6, before);
  line(r7, after);
};
const enhanced = { parseNumbers: 'enhanced' } as const;
// highlight-start
compare(
  "parseNumber('12abc', enhanced)",
  v6.parseNumber('12abc', enhanced as never),
  v7.parseNumber('12abc', enhanced),
);
const withEmpty = v6.toArray as typeof v7.toArray;
const keep = { retainEmptyStrings: true };
compare(
  "toArray('a,,b', retainEmptyStrings)",
  withEmpty('a,,b', keep),
  v7.toArray('a,,b', keep),
);
// highlight-end
for (const text of ['1,950', '1/2', '+5']) {
  compare(
    `numericRegex.test('${text}')`,
    v6.numericRegex.test(text),
    v7.numericRegex.test(text),
  );
}
const genre = [{ label: 'Film', options: [{ name: 'genre', label: 'Genre' }] }];
compare(
  'uniqOptGroups(groups)',
  JSON.stringify(v6.uniqOptGroups(genre)),
  JSON.stringify(v7.uniqOptGroups(genre)),
);
// #endregion tools

// #region labels
for (const key of ['addRule', 'addGroup', 'removeRule'] as const)
  console.log(
    key,
    [v6, v7, v8].map(
      ({ defaultTranslations }) => defaultTranslations[key].label,
    ),
  );
// #endregion labels

const html = (element: ReactElement) => renderToStaticMarkup(element);

// #region new-rules
type Shown = { fields: object[]; controlElements: object };
const lists = [{ name: 'a', label: 'A' }];
const kinds = {
  checkbox: 'checkbox',
  multiselect: 'multiselect',
  select: 'select',
} as const;
const newRule = (
  use: (read: { createRule(): { value: unknown } }) => void,
) => ({
  addRuleAction: ({ schema }: { schema: unknown }) => {
    use(schema as { createRule(): { value: unknown } });
    return null;
  },
});
// highlight-start
for (const [name, valueEditorType] of Object.entries(kinds)) {
  const field = {
    name,
    label: name,
    valueEditorType,
    ...(name !== 'checkbox' && { values: lists }),
  };
  const values: unknown[] = [];
  const controlElements = newRule((schema) =>
    values.push(schema.createRule().value),
  );
  // highlight-end
  html(
    createElement(v6.QueryBuilder, {
      fields: [field],
      controlElements,
    } as never),
  );
  html(
    createElement(v7.QueryBuilder as FunctionComponent<Shown>, {
      fields: [field],
      controlElements,
    }),
  );
  html(
    createElement(v8.QueryBuilder as FunctionComponent<Shown>, {
      fields: [field],
      controlElements,
    }),
  );
  console.log(name.padEnd(11), values);
}
// #endregion new-rules
