import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retype } from '../retype';
import { readInput } from './readInput';
import { read } from './readOfTests';
import { tables } from './tables';

describe('a table', () => {
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

  it('has moments with and without a time as text, and says how to make them dates', async () => {
    const { words } = await read('t\tn\n2024-01-02T10:11:12Z\ta\n2024-01-03T00:00:00Z\tb');
    expect(words).toEqual([
      'Row 2, column t: Dates with a time are read as text. Change the type to date to leave the times out.',
    ]);
  });

  it('with thousands by commas has numbers where another cell shows the point', async () => {
    const { columns } = await read('n\tm\n1,234\ta\n2.5\tb\n1,234,567.8\tc');
    expect(columns.n).toEqual([1234, 2.5, 1234567.8]);
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
