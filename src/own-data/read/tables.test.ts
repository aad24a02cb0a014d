import { describe, expect, it } from 'vitest';
import { read } from './readOfTests';

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

  it('is found inside the answer of a server', async () => {
    const { columns, words } = await read('{"meta":{"tags":["x"]},"data":{"users":[{"id":1},{"id":2}]}}');
    expect(columns).toEqual({ id: [1, 2] });
    expect(words).toEqual(['Column data.users: The rows are taken from a list inside the object.']);
  });

  it('of a file is called as the file', async () =>
    expect((await read('a,b\n1,2', 'films.2024.csv')).set.name).toBe('films.2024'));

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

  it.each(['', ' \n ', '\ufeff'])('that is empty is refused: %j', async (content) =>
    expect(read(content, 'a.csv')).rejects.toThrow('nothing in it'),
  );
});
