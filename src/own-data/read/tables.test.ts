import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DataSet } from '../DataSet';
import { limits } from '../limits';
import { problemText } from '../problems';
import { retype } from '../retype';
import { readInput } from './readInput';
import { read } from './readOfTests';
import { tables } from './tables';

describe('a table', () => {
  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
    ['bars', '|'],
  ])('with %s has a field for each column, of its type', async (_, by) => {
    const rows = [
      ['Title', 'Year', 'Seen', 'Released', 'Tags'],
      ['Alien', '1979', 'true', '1979-05-25', '"[""a"",""b""]"'],
      ['"Hello, ""World"""', '1980.5', 'false', '1980-01-01', ''],
    ];
    const { columns, types, format, rows: count, problems } = await read(rows.map((row) => row.join(by)).join('\r\n'));
    expect(problems).toEqual([]);
    expect([format, count, types]).toEqual(['delimited', 2, 'text number boolean date list']);
    expect(columns).toEqual({
      Title: ['Alien', 'Hello, "World"'],
      Year: [1979, 1980.5],
      Seen: [true, false],
      Released: ['1979-05-25', '1980-01-01'],
      Tags: ['a, b', null],
    });
  });

  it('with decimal commas has numbers, and says so', async () => {
    const { columns, types, words } = await read('Preis;Menge;Stück\n1,5;1.234,56;12\n-0,25;7;3\n;1.234.567,00;4');
    expect(types).toBe('number number number');
    expect(columns).toEqual({ Preis: [1.5, -0.25, null], Menge: [1234.56, 7, 1234567], Stück: [12, 3, 4] });
    expect(words).toEqual([
      'Row 2, column Preis: “1,5” is read as a number with a decimal comma, and so is every number of the column.',
      'Row 2, column Menge: “1.234,56” is read as a number with a decimal comma, and so is every number of the column.',
    ]);
  });

  it.each([
    ['1,234\n5,678', '“1,234” may be a number, and no cell of the column shows what separates its decimals.'],
    [
      '192.168.100.101\n192.168.100.102',
      '“192.168.100.101” may be a number, and no cell of the column shows what separates its decimals.',
    ],
    ['"1,5"\n2.5', 'Some numbers of the column have a decimal comma, as in “1,5”, and some a decimal point.'],
    ['1.234,5\n1.23', 'Some numbers of the column have a decimal comma, as in “1.234,5”, and some a decimal point.'],
  ])('with %j is text, which it explains', async (cells, why) => {
    const { types, words } = await read(`n;m\n${cells.replaceAll('\n', ';a\n')};b`);
    expect(types.split(' ')[0]).toBe('text');
    expect(words).toEqual([`Row 2, column n: ${why} The column is read as text.`]);
  });

  it.each([
    ['12,5 %\n7 %', [12.5, 7]],
    ['1.234,50 €\n-3,00 €', [1234.5, -3]],
    ['$1,234.50\n$7\n-$2.25', [1234.5, 7, -2.25]],
    ['7\n8.5 %', [7, 8.5]],
  ])('with %j says how the column becomes one of numbers', async (cells, numbers) => {
    const { set, types, words } = await read(`n;m\n${cells.replaceAll('\n', ';a\n')};b`);
    expect(types.split(' ')[0]).toBe('text');
    expect(words).toEqual([
      expect.stringContaining(
        'is a number with a unit, so the column is read as text. Change the type to number to leave units out.',
      ),
    ]);
    expect(retype(set, 'n', 'number')).toMatchObject({ lost: 0, set: { table: { values: [numbers, {}] } } });
  });

  it('with decimal commas has thousands by points, which without a comma are decimals', async () => {
    expect((await read('n;m\n1,5;a\n1.234;b\n-2.000;c')).columns.n).toEqual([1.5, 1234, -2000]);
    expect((await read('n;m\n1.5;a\n1.234;b\n2.000;c')).columns.n).toEqual([1.5, 1.234, 2]);
    expect((await read('n;m\n1.234;a\n5.678;b')).columns.n).toEqual([1.234, 5.678]);
  });

  it.each(['de-DE', 'pt-BR', 'es-ES', 'fr-FR'])('has every number as a spreadsheet of %s writes it', (locale) => {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: 'always' });
    return fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 20 }),
        async (drawn) => {
          // One that shows what separates the decimals, in any place.
          const numbers = [...drawn.map((units) => units / 1000), 0.5].sort();
          const text = ['n;m', ...numbers.map((number) => `${format.format(number)};x`)].join('\r\n');
          expect((await read(text)).columns.n).toEqual(numbers.map((number) => number + 0));
        },
      ),
    );
  });

  it.each([
    ['a;b\r\nx;1,5\r\ny;2,25\r\n', ['a', 'b'], 2],
    ['Straße;b\nx;1\n', ['Straße', 'b'], 1],
    ['n;m\n"1,5";"a;b"\n2;c', ['n', 'm'], 2],
    ['name\tnote\nBo\tone, two; three\n', ['name', 'note'], 1],
    ['name,note\nBo,one; two\nCem,a; b\n', ['name', 'note'], 2],
    ['1,5;2,5\n3,5;4,5', ['Column 1', 'Column 2'], 2],
    ['sep=;\r\na;b,c\r\n1;2\r\n', ['a', 'b,c'], 1],
    ['sep=,\n1;a,b\n2;c,d\n', ['1;a', 'b'], 1],
    ['a;b\n1\n2;3;4\n5;6;7;8', ['a', 'b', 'Column 3', 'Column 4'], 3],
    ['tags\na;b\nc | d\ne', ['tags'], 3],
    ['sep=#\na#b\n1,5#2;5\n', ['a', 'b'], 1],
    ['name\nAda\nBo', ['name'], 2],
    ['n\r\n1,5\r\n2\r\n1.234,5\r\n', ['n'], 3],
    ['Report, 2024\na;b,c\n1;2\n3;4', ['Report, 2024', 'Column 2'], 3],
    ['Report\na;b;c\n1;2;3\n4;5;6', ['Report', 'Column 2', 'Column 3'], 3],
  ])('of few rows has its own separator: %j', async (text, headings, count) => {
    const { labels, rows, columns } = await read(text);
    expect([labels, rows, Object.keys(columns).length]).toEqual([headings, count, headings.length]);
  });

  it.each([
    ['orders.xlsx', [0x50, 0x4b, 3, 4, 20, 0], 'Save the sheet as CSV'],
    ['orders.xls', [0xd0, 0xcf, 0x11, 0xe0], 'Save the sheet as CSV'],
    ['orders.csv', [0x1f, 0x8b, 8, 0], 'Unpack it'],
    ['orders', [...'SQLite format 3\0'].map((letter) => letter.charCodeAt(0)), 'Export a table'],
    ['orders.pdf', [...'%PDF-1.7'].map((letter) => letter.charCodeAt(0)), 'PDF'],
    ['orders.png', [0x89, 0x50, 0x4e, 0x47], 'picture'],
  ])('is not read out of %s, which it says', (name, content, words) =>
    expect(read(Uint8Array.from(content), name)).rejects.toThrow(words),
  );

  it('has moments with and without a time as text, and says how to make them dates', async () => {
    const { words } = await read('t\tn\n2024-01-02T10:11:12Z\ta\n2024-01-03T00:00:00Z\tb');
    expect(words).toEqual([
      'Row 2, column t: Dates with a time are read as text. Change the type to date to leave the times out.',
    ]);
  });

  it('is found inside the answer of a server', async () => {
    const { columns, words } = await read('{"meta":{"tags":["x"]},"data":{"users":[{"id":1},{"id":2}]}}');
    expect(columns).toEqual({ id: [1, 2] });
    expect(words).toEqual(['Column data.users: The rows are taken from a list inside the object.']);
  });

  it('with thousands by commas has numbers where another cell shows the point', async () => {
    const { columns } = await read('n\tm\n1,234\ta\n2.5\tb\n1,234,567.8\tc');
    expect(columns.n).toEqual([1234, 2.5, 1234567.8]);
  });

  it('of a file is called as the file', async () =>
    expect((await read('a,b\n1,2', 'films.2024.csv')).set.name).toBe('films.2024'));

  it('has a quoted cell of 9 MB as one cell', async () => {
    const cell = 'a "" b,\n'.repeat(1_100_000);
    const { columns, problems } = await read(`x,y\n1,"${cell}"\n2,z\n`);
    expect(columns.y).toEqual([cell.replaceAll('""', '"'), 'z']);
    expect(problems).toEqual([]);
  });

  it('says what to do with the source of a page', async () => {
    for (const text of [
      '<table><tr><td>a</td></tr></table>',
      '<?xml version="1.0"?><rows/>',
      '\n<!DOCTYPE html><p>a,b',
      '<tr><td>a</td><td>b</td></tr>',
      '<div class="x">\n  <table>\n<tr><td>a,b',
      "<meta charset='utf-8'><table><tr><td>a",
      '<!-- rows --><table id="t"><tr><td>a',
    ])
      await expect(read(text)).rejects.toThrow('This is HTML or XML. Open it, select the rows of the table');
  });

  it('that looks like something else is read, and says so first', async () => {
    const { words, rows } = await read('select a\nfrom b');
    expect(words[0]).toMatch(/^This is read as CSV and looks like SQL/);
    expect(rows).toBe(1);
  });

  it.each([
    ['1,Ada,London\n2,Bo,Paris', '“1”'],
    ['2024-01-02 10:00:00,123 INFO Started\n2024-01-02 10:00:01,456 INFO ok', '“2024-01-02 10:00:00”'],
    ['ada@example.org\nbo@example.org', '“ada@example.org”'],
    ['https://example.org/a\nhttps://example.org/b', '“https://example.org/a”'],
  ])('whose first row may be data says so: %j', async (text, cell) =>
    expect((await read(text)).words).toContain(
      `Row 1: ${cell} is read as a heading and looks like data. If it is data, put a line with headings above it.`,
    ),
  );
  it('with a title in the first of its columns says so', async () =>
    expect((await read('Sales 2023,,\n,,\nRegion,Units,Sum\nNorth,1,2')).words[0]).toBe(
      'Row 1: “Sales 2023” is the only heading. If it is a title, remove the lines above the headings.',
    ));

  const drawn = 'This table is drawn: its lines, and the blanks around its cells, are left out.';
  it.each([
    ['Markdown', '| name | age |\n|:-----|----:|\n| Ada  |  36 |\n| "Bo" |     |', []],
    ['psql', ' name | age \n------+-----\n Ada  |  36\n "Bo" |    \n(2 rows)\n\n', ['“(2 rows)”', 5]],
    [
      'MySQL',
      '+------+------+\n| name | age  |\n+------+------+\n| Ada  |   36 |\n| "Bo" | NULL |\n+------+------+\n2 rows in set\n',
      ['“2 rows in set”', 7],
    ],
    ['DuckDB', '┌──────┬─────┐\n│ name │ age │\n├──────┼─────┤\n│ Ada  │  36 │\n│ "Bo" │     │\n└──────┴─────┘\n', []],
  ])('drawn by %s has its cells, and what is left out is told', async (_, text, [line, row]) => {
    const { columns, words } = await read(text);
    expect(columns).toEqual({ name: ['Ada', '"Bo"'], age: [36, null] });
    const left = `Row ${row}: The line is no row of the table, and is left out: ${line}`;
    const missing = 'Row 5, column age: “NULL” is read as an empty cell, in 1 of the column.';
    expect(words).toEqual([drawn, ...(line ? [left] : []), ...(text.includes('NULL') ? [missing] : [])]);
  });
  it.each(['a|b\n-|-\n1|2', 'a|b\n1|2\n--|--'])('with dashes for empty cells is not drawn: %j', async (text) =>
    expect((await read(text)).words).not.toContain(drawn),
  );

  it('counts a single cell as one', async () =>
    expect((await read('a,b\n1,2\n3')).words).toEqual([
      'Row 3: The row has 1 cell, and there are 2 headings. Those that are missing are empty.',
    ]));

  it('a title above the headings is to be removed', async () =>
    expect((await read('Report 2024\n\nname,age\nAnn,3')).words[0]).toBe(
      'Row 3: The row has 2 cells, and there is 1 heading. The others get columns of their own. If a title stands above the headings, remove it.',
    ));

  it('tells of ragged rows, and keeps what they have', async () => {
    const { words, columns } = await read('a,b,c\n1,2,3\n4,5\n6,7,8,9\n10,11,12');
    expect(words).toEqual([
      'Row 3: The row has 2 cells, and there are 3 headings. Those that are missing are empty.',
      'Row 4: The row has 4 cells, and there are 3 headings. The others get columns of their own.',
    ]);
    expect(columns).toEqual({
      a: [1, 4, 6, 10],
      b: [2, 5, 7, 11],
      c: [3, null, 8, 12],
      'Column 4': [null, null, 9, null],
    });
  });

  it('tells of a quotation mark that is not closed, and reads on behind its row', async () => {
    const { words, columns } = await read('a,b\n1,x\n2,"open\n3,y\n4,z');
    expect(words).toEqual(['Row 3: A quotation mark is opened and never closed. The row is read as if it had none.']);
    expect(columns).toEqual({ a: [1, 2, 3, 4], b: ['x', '"open', 'y', 'z'] });
  });

  it.each([
    ['a,b\n"x"y,1\n"z",2', ['"x"y', 'z']],
    ['a,b\n"x"y,1\n"z",2\n', ['"x"y', 'z']],
    ['a,b\n"x"y,1\nz,2', ['"x"y', 'z']],
    ['b,a\n1,"x"y\n2,"z"', ['"x"y', 'z']],
  ])('tells of text behind a closing quotation mark, which costs no other row: %j', async (text, cells) => {
    const { words, columns } = await read(text);
    expect(words).toEqual([
      'Row 2: There is text behind a closing quotation mark. The row is read as if it had no quotation marks.',
    ]);
    expect(columns).toEqual({ a: cells, b: [1, 2] });
  });

  it('keeps a cell of two lines with quotation marks in the middle', async () => {
    const { columns } = await read('a,b\n"He said "hi" to me\nand left",1\n"z",2');
    expect(columns).toEqual({ a: ['He said "hi" to me\nand left', 'z'], b: [1, 2] });
  });

  it('tells of a quotation mark inside of a cell', async () => {
    const { words, columns } = await read('a,b\n1,"x"y"\n2,z');
    expect(words).toEqual([
      'Row 2: A quotation mark stands in the middle of a quoted cell. The cell is read as far as it goes.',
    ]);
    expect(columns).toEqual({ a: [1, 2], b: ['x"y', 'z'] });
  });

  it('with mixed types is text, and says where', async () => {
    const { words, columns, types } = await read('n,d\n1,1999-12-31\n2,soon\n3,2000-01-01\nmany,2000-02-30');
    expect(types).toBe('text text');
    expect(columns.n).toEqual(['1', '2', '3', 'many']);
    expect(words).toEqual([
      'Row 5, column n: Most cells are numbers (3), and “many” is text. The column is read as text.',
      'Row 3, column d: Most cells are dates (2), and “soon” is text. The column is read as text.',
    ]);
  });

  it('says which cells look different from what was written, and keeps them if that is wanted', async () => {
    const text = 'n,m,d,t,z\n1.10,2E3,3/4/1999,yes,-0\n2,7,31/12/1999,no,0\n3.50,8,1/1/2000,no,1';
    const { changes, columns } = await read(text);
    expect(columns).toMatchObject({ n: [1.1, 2, 3.5], m: [2000, 7, 8], t: [true, false, false], z: [0, 0, 1] });
    expect(Object.is(columns.z?.[0], 0)).toBe(true);
    expect(changes).toEqual({
      n: '“1.10” is read as 1.1, and 1 more cell in the same way.',
      m: '“2E3” is read as 2000.',
      d: '“3/4/1999” is read as 1999-04-03, and 2 more cells in the same way.',
      t: '“yes” is read as true, and 2 more cells in the same way.',
      z: '“-0” is read as 0.',
    });
    const { set } = await readInput(new Blob([text]), '', tables, {}, { asWritten: ['n', 'd'] });
    expect(set.fields.map(({ type }) => type)).toEqual(['text', 'number', 'text', 'boolean', 'number']);
    expect(set.table?.values.slice(0, 3)).toEqual([
      ['1.10', '2', '3.50'],
      [2000, 7, 8],
      ['3/4/1999', '31/12/1999', '1/1/2000'],
    ]);
  });
  it.each([
    ['(100)\n(2.50)\n7', 'number', [-100, -2.5, 7], 'may be a negative number'],
    ['($1,234.50)\n$2.00', 'number', [-1234.5, 2], 'may be a negative number'],
    ['3/4/68\n31/12/99', 'date', ['2068-04-03', '1999-12-31'], 'a date whose year has two digits'],
    ['NO\nNO', 'boolean', [false, false], 'is the only word of the column'],
  ] as const)('with %j is text, and says what it may be', async (cells, type, values, words) => {
    const { set, types, words: told } = await read(`n;m\n${cells.replaceAll('\n', ';a\n')};b`);
    expect(types).toBe('text text');
    expect(told).toEqual([expect.stringContaining(words)]);
    expect(retype(set, 'n', type)).toMatchObject({ lost: 0, set: { table: { values: [values, {}] } } });
  });
  it('tells of items of lists that are lost', async () => {
    const { changes } = await read('[{"a": ["x", null], "b": ["x, y"], "c": ["z"]}]');
    expect(changes).toEqual({
      a: 'Items without a value are left out of the lists.',
      b: 'Some items have a comma and a blank in them, which is also what stands between items.',
    });
  });

  it('reads words for nothing as nothing, in a column of numbers', async () => {
    const { words, columns } = await read('n,t\n1,NA\nN/A,b\n3,c');
    expect(columns).toEqual({ n: [1, null, 3], t: ['NA', 'b', 'c'] });
    expect(words).toEqual(['Row 3, column n: “N/A” is read as an empty cell, in 1 of the column.']);
  });

  it('keeps digits: codes with a zero in front and numbers too large are text', async () =>
    expect((await read('zip,id,n\n01234,12345678901234567890,-1.50\n99999,2,1e3')).columns).toEqual({
      zip: ['01234', '99999'],
      id: ['12345678901234567890', '2'],
      n: [-1.5, 1000],
    }));

  it.each<[string, string, (string | null)[] | undefined]>([
    ['the day first, as one date shows', '3/4/1999\n31/12/1999', ['1999-04-03', '1999-12-31']],
    ['the month first, as one date shows', '3/4/1999\n12/31/1999', ['1999-03-04', '1999-12-31']],
    ['which could be either', '3/4/1999\n5/6/1999', undefined],
    ['both, which cannot be', '31/12/1999\n12/31/1999', undefined],
    ['with dots', '3.4.1999\n31.12.1999', ['1999-04-03', '1999-12-31']],
    ['with names', 'Jun 12 1998\n2 March 2001\n"December 31, 1999"', ['1998-06-12', '2001-03-02', '1999-12-31']],
    ['the year first', '1999/12/31\n2000/1/2', ['1999-12-31', '2000-01-02']],
    ['that the calendar does not have', '30.2.1999\n1.2.1999', undefined],
  ])('has dates %s', async (_, cells, dates) => {
    const { columns, types } = await read(`d;n\n${cells.replaceAll('\n', ';1\n')};1`);
    expect(types).toBe(dates ? 'date number' : 'text number');
    if (dates) expect(columns.d).toEqual(dates);
  });

  it('names its columns so that none is taken, empty or a word of a language', async () => {
    const { words, names, labels } = await read(
      'a,,A,a,__proto__,constructor,order,2020,Größe (cm),価格,rowid,toString\n1,2,3,4,5,6,7,8,9,10,11,12',
    );
    expect(names).toEqual([
      ...['a', 'column2', 'A2', 'a3', 'proto', 'constructor2', 'order2'],
      ...['column2020', 'GrosseCm', 'column10', 'rowid2', 'toString2'],
    ]);
    expect(labels.slice(0, 5)).toEqual(['a', 'Column 2', 'A', 'a', '__proto__']);
    expect(words).toEqual([
      'Row 1, column Column 2: The heading is empty; the column is called Column 2.',
      'Row 1, column 3: Column 1 has the same heading.',
      'Row 1, column 4: Column 1 has the same heading.',
    ]);
  });

  it('keeps HTML as the text that it is', async () =>
    expect((await read('<b>x</b>,n\n<img src=x onerror=alert(1)>,1')).columns).toEqual({
      '<b>x</b>': ['<img src=x onerror=alert(1)>'],
      n: [1],
    }));

  it('without rows has fields', async () => {
    const { words, rows, set } = await read('a,b\n');
    expect([rows, set.fields.length, set.table?.values]).toEqual([0, 2, [[], []]]);
    expect(words).toEqual([
      'There are headings and no rows: queries can be built with these fields, and select nothing.',
    ]);
  });

  it('without headings is numbered', async () => {
    const { labels, columns, words } = await read('1,2\n3,4');
    expect(labels).toEqual(['Column 1', 'Column 2']);
    expect(columns['Column 1']).toEqual([1, 3]);
    expect(words[0]).toContain('looks like data');
  });

  it('of 500 columns loses those beyond the limit, and says so', async () => {
    const row = (prefix: string) => Array.from({ length: 500 }, (_, index) => `${prefix}${index}`).join();
    const { labels, words } = await read(`${row('c')}\n${row('')}`);
    expect(labels).toHaveLength(limits.columns);
    expect(words).toEqual([
      `Row 1, column c${limits.columns}: Only the first ${limits.columns} columns are read.`,
      `${500 - limits.columns} columns are left out.`,
    ]);
  });

  it.each(['', ' \n ', '\ufeff'])('that is empty is refused: %j', async (content) =>
    expect(read(content, 'a.csv')).rejects.toThrow('nothing in it'),
  );

  it('comes in pieces, of which cells and line breaks may be cut', async () => {
    const cell = `"${'é,\r\n'.repeat(40)}"`;
    const rows = Array.from({ length: 20_000 }, (_, index) => `${index},${cell},"x"`);
    const { rows: count, columns, problemCount } = await read(`n,t,u\r\n${rows.join('\r\n')}\r\n`);
    // That of line breaks in cells.
    expect([count, problemCount]).toEqual([20_000, 1]);
    expect(columns.n?.at(-1)).toBe(19_999);
    expect(new Set(columns.t)).toEqual(new Set(['é,\n'.repeat(40)]));
  });

  it('gives its first rows before the rest, and tells how far it has come', async () => {
    const told: string[] = [];
    let first: DataSet | undefined;
    const rows = Array.from({ length: 200_000 }, (_, index) => `${index},text`).join('\n');
    await readInput(new Blob([`n,t\n${rows}`]), '', tables, {
      onFirstRows(set) {
        told.push('first');
        first = set;
      },
      onProgress: ({ bytes, total }) => told.push(bytes === total ? 'all' : 'part'),
    });
    expect(first?.table?.values[0]).toHaveLength(100);
    expect(told.indexOf('first')).toBeLessThanOrEqual(1);
    expect(told.at(-1)).toBe('all');
  });
});

describe('a file beyond the limits', () => {
  /** A file that says it is large, and has the same piece again and again. */
  class Large extends Blob {
    constructor(
      readonly piece: string,
      override readonly size: number,
    ) {
      super([piece]);
    }
    override slice(start = 0, end = this.size) {
      const length = Math.max(0, Math.min(end, this.size) - start);
      return new Blob([this.piece.repeat(Math.ceil(length / this.piece.length)).slice(0, length)]);
    }
  }
  const gigabytes = 2 * 2 ** 30;

  it('of 2 GB of CSV is read up to the limit of cells', async () => {
    const row = 'a,'.repeat(199).concat('a\n');
    const large = new Large(row, gigabytes);
    const { rows, problems } = await readInput(large, 'large.csv', tables);
    expect(rows * 200).toBeGreaterThanOrEqual(limits.cells);
    expect(rows * 200).toBeLessThan(limits.cells * 1.1);
    expect(problems.map(problemText).join()).toContain('more than 20,000,000 cells');
  });

  it('of 2 GB of JSON is refused before it is read', () =>
    expect(readInput(new Large('[{"a":1},', gigabytes), 'large.json', tables)).rejects.toThrow(
      'This JSON has 2,048 MB, and 96 MB can be read.',
    ));
});

it.each(['ja;nein', 'JA;Nein', 'ja;nee', 'oui;non', 'sí;no'])(
  '%s: true and false of another language',
  async (pair) => {
    const { set } = await readInput(new Blob([`name;paid\nAda;${pair.replace(';', '\nBo;')}\n`]), '', tables);
    expect(set.fields[1]).toMatchObject({ label: 'paid', type: 'boolean' });
    expect(set.table?.values[1]).toEqual([true, false]);
  },
);
it.each(['Y;N', 't;f', 'on;OFF'])('%s: a text, and true and false once the visitor says so', async (pair) => {
  const { set } = await read(`name;paid\nAda;${pair.replace(';', '\nBo;')}\n`);
  expect(set.fields[1]?.type).toBe('text');
  expect(retype(set, 'paid', 'boolean')).toMatchObject({ lost: 0, set: { table: { values: [{}, [true, false]] } } });
});
it('keeps the plus of telephone numbers', async () => {
  const { set } = await readInput(new Blob(['name,phone\nAda,+491701234567\nBo,+4930123456\n']), '', tables);
  expect(set.table?.values[1]).toEqual(['+491701234567', '+4930123456']);
});
