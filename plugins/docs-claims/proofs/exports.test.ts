import { Query } from 'mingo';
import initSqlJs from 'sql.js';
import { describe, expect } from 'vitest';
import type { Props } from './editorsPerKey';
import { groupOf, libraryOf, ruleOf } from './libraryOf';
import { proves } from './proves';

/** Rows of SQLite whose `year` a condition selects, for a table that is made of `columns`. */
async function selected(columns: string, where: string): Promise<unknown[]> {
  const database = new (await initSqlJs()).Database();
  database.run(`create table films (${columns}); insert into films (year) values (1949), (1950), (1951)`);
  return database.exec(`select year from films where ${where}`)[0]?.values.flat() ?? [];
}

describe('what databases compare', () => {
  const where = (formatQuery: Props, operator: string, options: object = {}) =>
    formatQuery(groupOf(ruleOf('year', '1950', { operator })), { format: 'sql', ...options });

  proves(
    [
      "SQLite converts `'1950'` for a column declared as a number only.",
      'With an untyped or computed column, `=` and `>=` select nothing, `<=` everything: turn `parseNumbers` on.',
      'With an untyped or computed column, SQLite compares a number with text: `=` and `>=` select nothing, `<=` everything.',
    ],
    async (line) => {
      const { formatQuery } = await libraryOf(line);
      expect(await selected('year integer', where(formatQuery, '='))).toEqual([1950]);
      for (const columns of ['year', 'born integer, year']) {
        expect(await selected(columns, where(formatQuery, '='))).toEqual([]);
        expect(await selected(columns, where(formatQuery, '>='))).toEqual([]);
        expect(await selected(columns, where(formatQuery, '<='))).toEqual([1949, 1950, 1951]);
        expect(await selected(columns, where(formatQuery, '=', { parseNumbers: true }))).toEqual([1950]);
      }
    },
  );

  proves(
    [
      'MongoDB compares types: `{"year":"1950"}` does not find the number 1950.',
      '`{"year":"1950"}` does not find the number 1950, so use `parseNumbers`.',
    ],
    async (line) => {
      const { formatQuery } = await libraryOf(line);
      const finds = (options: object) =>
        new Query(JSON.parse(where(formatQuery, '=', { format: 'mongodb', ...options }))).test({ year: 1950 });
      expect([finds({}), finds({ parseNumbers: true })]).toEqual([false, true]);
    },
  );

  proves('For SQL, `(1 = 0)` matches nothing.', async () =>
    expect(await selected('year integer', '(1 = 0)')).toEqual([]),
  );

  proves('Inside `or`, `(1 = 0)` is right; inside `and`, it empties the result.', async (line) => {
    const { formatQuery } = await libraryOf(line);
    const inner = { id: 'inner', combinator: 'and', rules: [] };
    const sql = (combinator: string) =>
      formatQuery(
        { ...groupOf(ruleOf('year', 1950), inner), combinator },
        { format: 'sql', fallbackExpression: '(1 = 0)' },
      );
    expect(await selected('year integer', sql('or'))).toEqual([1950]);
    expect(await selected('year integer', sql('and'))).toEqual([]);
  });

  proves('If all are muted, the SQL matches every row.', async (line) => {
    const { formatQuery } = await libraryOf(line);
    const sql = formatQuery(groupOf(ruleOf('year', 1950, { muted: true })), 'sql');
    expect(await selected('year integer', sql)).toHaveLength(3);
  });
});

proves(['`disabled` affects only the editor.', '`formatQuery` exports locked rules like all others.'], async (line) => {
  const { formatQuery } = await libraryOf(line);
  for (const format of ['sql', 'parameterized', 'mongodb', 'cel', 'spel', 'jsonlogic'] as const) {
    const of = (disabled: boolean) => formatQuery(groupOf(ruleOf('year', '1950', { disabled })), { format });
    expect(JSON.stringify(of(true)), format).toContain('1950');
    expect(of(true), format).toEqual(of(false));
  }
});

proves('All default names work in all export formats.', async (line) => {
  const { formatQuery, defaultOperators } = await libraryOf(line);
  expect(defaultOperators).toHaveLength(18);
  for (const format of 'sql parameterized parameterized_named mongodb cel spel jsonlogic json'.split(' '))
    for (const { name } of defaultOperators) {
      const text = (rules: object[]) => JSON.stringify(formatQuery(groupOf(...rules), format as 'sql'));
      expect(text([ruleOf('year', '1,9', { operator: name })]), `${format} ${name}`).not.toBe(text([]));
    }
});

proves('It escapes quotes only with `escapeQuotes`.', async (line) => {
  const { defaultValueProcessorByRule } = await libraryOf(line);
  const rule = ruleOf('author', "O'Brien");
  expect(defaultValueProcessorByRule(rule)).toBe("'O'Brien'");
  expect(defaultValueProcessorByRule(rule, { escapeQuotes: true })).toBe("'O''Brien'");
});

proves(
  [
    'Writes one rule for CEL from four arguments, and escapes no quotes.',
    'Writes one rule for SpEL from four arguments, and escapes no quotes.',
  ],
  async (line) => {
    const { defaultCELValueProcessor, defaultSpELValueProcessor } = await libraryOf(line);
    expect(defaultCELValueProcessor('author', '=', 'a"b', 'value')).toBe('author == "a"b"');
    expect(defaultSpELValueProcessor('author', '=', "O'Brien", 'value')).toBe("author == 'O'Brien'");
  },
);

proves(
  [
    'Not every format can express it; `cel` prints `undefined`.',
    'Only the SQL formats can express it; `cel` prints `undefined`.',
  ],
  async (line) => {
    const { formatQuery } = await libraryOf(line);
    const write = (format: string) =>
      JSON.stringify(formatQuery({ ...groupOf(ruleOf('a', 1), ruleOf('b', 2)), combinator: 'xor' }, format as 'sql'));
    expect(write('cel')).toContain('undefined');
    for (const format of ['sql', 'parameterized', 'parameterized_named']) expect(write(format)).toContain(' xor ');
    for (const format of ['mongodb', 'jsonlogic']) expect(write(format), format).toMatch(/\$?xor/);
  },
);

proves(
  [
    "To store a query, store it as JSON: `formatQuery(query, 'json')` and `JSON.parse` keep all that JSON can hold.",
    '`undefined` and `NaN` are lost, and a `Date` becomes text.',
  ],
  async (line) => {
    const { formatQuery } = await libraryOf(line);
    const stored = (value: unknown) => {
      const query = groupOf(ruleOf('year', value, { disabled: true, ours: 'kept' }));
      const [{ value: read, ...rule }] = JSON.parse(formatQuery(query, 'json')).rules;
      expect(rule).toEqual({ id: 'rule-year', field: 'year', operator: '=', disabled: true, ours: 'kept' });
      return read;
    };
    for (const value of ['x\n', 1, true, null, ['a', 1], { from: 1 }]) expect(stored(value)).toEqual(value);
    expect([undefined, Number.NaN, new Date(0)].map(stored)).toEqual([undefined, null, new Date(0).toJSON()]);
  },
);

proves('The text is not always JSON.', async (line) => {
  const { formatQuery } = await libraryOf(line);
  const text = formatQuery(groupOf(ruleOf('title', 'a\nb')), 'mongodb');
  expect(text).toContain('"title":"a\nb"');
  expect(() => JSON.parse(text)).toThrow();
});

proves('A `threshold` below 1 is a share.', async (line) => {
  const { formatQuery } = await libraryOf(line);
  const match = { mode: 'atLeast', threshold: 0.5 };
  const query = groupOf(ruleOf('genres', groupOf(ruleOf('', 'War')), { match }));
  const sql = formatQuery(query, { format: 'sql', preset: 'postgresql' });
  expect(sql).toMatch(/\/|\* ?0\.5/);
});

proves("`parseNumbers` converts everything that looks like a number, so `'007'` becomes `7`.", async (line) => {
  const { formatQuery } = await libraryOf(line);
  const params = (value: string) =>
    formatQuery(groupOf(ruleOf('year', value)), { format: 'parameterized', parseNumbers: true }).params;
  expect(['007', '1e3', '-.5', 'x7'].map(params)).toEqual([[7], [1000], [-0.5], ['x7']]);
});

proves(
  "The main entry exports none of them: `import { parseSQL } from 'react-querybuilder'`, right in v5, is an error here.",
  async (line) => {
    const parsers = (await import('samples-v5/release')) as object;
    const names = Object.keys(parsers).filter((name) => /^parse(?:SQL|CEL|JsonLogic|MongoDB)$/.test(name));
    expect(names).toHaveLength(4);
    const library = await libraryOf(line);
    expect(names.filter((name) => name in library)).toEqual([]);
  },
);
