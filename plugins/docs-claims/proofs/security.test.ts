import { PGlite } from '@electric-sql/pglite';
import { init, parse } from '@guanmingchiu/sqlparser-ts';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';
import { groupOf, libraryOf, ruleOf } from './libraryOf';
import { proves } from './proves';

/** Texts with what breaks out of a text: quotes, backslashes, comments. */
const hostile = fc.string({ unit: fc.constantFrom("'", '"', '\\', '`', '%', '-', ';', 'x', ' ', '1', '?', '$', '\n') });
/** A rule for "between" or "in" with an empty value is left out, which is another sentence. */
const written = hostile.filter((text) => text.trim() !== '');

proves('It doubles single quotes in values and changes nothing else.', async (line) => {
  const { formatQuery } = await libraryOf(line);
  fc.assert(
    fc.property(hostile, (value) => {
      expect(formatQuery(groupOf(ruleOf('title', value)), 'sql')).toBe(`(title = '${value.replaceAll("'", "''")}')`);
    }),
  );
});

proves('With parameters, values are safe.', async (line) => {
  const { formatQuery } = await libraryOf(line);
  const sqlOf = (operator: string, value: unknown) =>
    formatQuery(groupOf(ruleOf('title', value, { operator })), 'parameterized');
  for (const operator of ['=', '<', 'contains', 'beginsWith', 'doesNotContain', 'in', 'between']) {
    expect(sqlOf(operator, ['a', 'b']).sql, operator).toContain('?');
    // A list has as many placeholders as values, so each has two.
    const harmless = ['in', 'between'].includes(operator) ? ['a', 'b'] : 'a';
    fc.assert(
      fc.property(written, written, (one, other) => {
        const value = typeof harmless === 'string' ? one : [one, other];
        expect(sqlOf(operator, value).sql).toBe(sqlOf(operator, harmless).sql);
      }),
    );
  }
});

proves('React renders labels, values and messages, and escapes them.', async (line) => {
  const { QueryBuilder } = await libraryOf(line);
  const markup = '<img src=x onerror=alert(1)>';
  const html = renderToStaticMarkup(
    createElement(QueryBuilder as never, {
      fields: [{ name: 'title', label: markup, validator: () => ({ valid: false, reasons: [markup] }) }],
      operators: [{ name: '=', label: markup }],
      translations: { addRule: { label: markup } },
      defaultQuery: groupOf(ruleOf('title', markup)),
      controlElements: { addGroupAction: () => createElement('p', {}, markup) },
    }),
  );
  expect(html).not.toContain('<img');
  expect(html.split('&lt;img src=x onerror=alert(1)&gt;').length - 1).toBeGreaterThanOrEqual(4);
});

proves('`disabled` and hidden fields only affect the interface.', async (line) => {
  const { formatQuery, update } = await libraryOf(line);
  const locked = { ...groupOf(ruleOf('hidden', 'x', { disabled: true })), disabled: true };
  const options = { format: 'sql' as const, fields: [{ name: 'title', label: 'Title' }] };
  expect(formatQuery(locked, options)).toBe("(hidden = 'x')");
  expect(formatQuery(update(locked, 'value', 'y', [0]), options)).toBe("(hidden = 'y')");
});

proves(
  'An import is no check: parsers keep names that your fields do not have, unless you pass `fields`.',
  async (line) => {
    const { formatQuery } = await libraryOf(line);
    const { parseSQL } = await import(
      line.major === '5'
        ? '../../../versioned_docs/version-5/_samples/release'
        : '../../../docs/_samples/parts/parseSQL'
    );
    const fields = [{ name: 'title', label: 'Title' }];
    expect(formatQuery(parseSQL("password = 'x'"), 'sql')).toBe("(password = 'x')");
    expect(parseSQL("password = 'x'", { fields }).rules).toEqual([]);
  },
);

proves(
  "In the default mode of these servers, `\\'` is a quote inside of the text, so the next value is read as SQL:",
  async (line) => {
    const { formatQuery } = await libraryOf(line);
    await init();
    const where = formatQuery(groupOf(ruleOf('title', '\\'), ruleOf('author', ' or 1 = 1) -- ')), 'sql');
    const read = (dialect: 'mysql' | 'postgresql') =>
      JSON.stringify(parse(`select * from films where ${where}`, dialect));
    // What follows the backslash is an `or` in the grammar of MySQL, and a text in that of PostgreSQL.
    expect(read('mysql')).toContain('"op":"Or"');
    expect(read('postgresql')).not.toContain('"op":"Or"');
  },
);

proves('With its default, `on`, the same SQL selects no row.', async (line) => {
  const { formatQuery } = await libraryOf(line);
  const where = formatQuery(groupOf(ruleOf('title', '\\'), ruleOf('author', ' or 1 = 1) -- ')), 'sql');
  const database = new PGlite();
  await database.exec("create table films (title text, author text); insert into films values ('M', 'Lang')");
  const rows = async () => (await database.query(`select * from films where ${where}`)).rows.length;
  expect(await rows()).toBe(0);
  await database.exec('set standard_conforming_strings = off; set escape_string_warning = off');
  expect(await rows()).toBe(1);
  await database.close();
});
