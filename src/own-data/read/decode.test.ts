import { describe, expect, it } from 'vitest';
import { readInput } from './readInput';
import { read } from './readOfTests';
import { tables } from './tables';

const bytes = (text: string, encoding: 'le' | 'be') => {
  const units = Uint16Array.from(text, (letter) => letter.charCodeAt(0));
  const view = new DataView(new ArrayBuffer(units.length * 2));
  units.forEach((unit, index) => {
    view.setUint16(index * 2, unit, encoding === 'le');
  });
  return view;
};

describe('the encoding', () => {
  it.each([65_535, 65_536, 65_540, 200_000, 2_500_000])(
    'of a file in Windows-1252 whose first accent is its %i. byte',
    async (at) => {
      const text = `${'name,n\nJoan,1\n'.padEnd(at - 3, 'Joan,1\n')}\nJ\u00fcrgen,2\nJoan,3`;
      const { words, columns } = await read(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
      expect(words).toContain(
        'The file is not encoded in UTF-8; it is read as Windows-1252. Another encoding can be chosen.',
      );
      expect(words.join()).not.toContain('damaged');
      expect(columns.name?.slice(-2)).toEqual(['J\u00fcrgen', 'Joan']);
    },
  );
  it.each([65_534, 65_535, 65_536])('of a file in UTF-8 whose first accent is its %i. byte', async (at) => {
    const { words, columns } = await read(`${'name,n\nJoan,1\n'.padEnd(at - 3, 'Joan,1\n')}\nJ\u00fcrgen,2`);
    expect(words.join()).not.toMatch(/1252|damaged/);
    expect(columns.name?.at(-1)).toBe('J\u00fcrgen');
  });

  it.each([
    ['a mark of UTF-8', `\ufeffname,n\nJürgen,1`],
    ['UTF-16, little end first', bytes('\ufeffname,n\nJürgen,1', 'le')],
    ['UTF-16, big end first', bytes('\ufeffname,n\nJürgen,1', 'be')],
    ['UTF-16 without a mark', bytes('name,n\nJürgen,1', 'le')],
    ['Windows-1252', Uint8Array.from('name,n\nJürgen,1', (letter) => letter.charCodeAt(0))],
  ])('in %s is read', async (_, content) =>
    expect((await read(content)).columns).toEqual({ name: ['Jürgen'], n: [1] }),
  );

  it.each([
    ['Greek', 'όνομα,αριθμός\nΆννα,1\nΝίκος,2\n'],
    ['Russian', 'имя;число\r\nАнна;1\r\n'],
    ['Japanese', '名前,都市\nさくら,東京　都\nハナコ,大阪\n'],
    ['Chinese', '姓名\t城市\n王伟\t北京\n李娜\t上海\n'],
    ['Hindi', 'नाम,शहर\nअनिल,दिल्ली\n'],
    ['Korean', '이름,도시\n민준,서울\n'],
    ['Arabic', 'اسم,مدينة\nعلي,بغداد\n'],
    ['English', 'name\nJo\n'],
  ])('in UTF-16 without a mark is read, in %s', async (_, text) => {
    const expected = await read(text);
    for (const order of ['le', 'be'] as const) {
      const { columns, words } = await read(bytes(text, order));
      expect(columns).toEqual(expected.columns);
      expect(words).toEqual(expected.words);
    }
  });
  it('with some zeros in it stays UTF-8', async () =>
    expect((await read('a,b\nx\0y,1\nz,\0\n')).columns.a).toEqual(['x\0y', 'z']));
  it('is read in the encoding that is chosen', async () => {
    const text = Uint8Array.from(
      [...'a,b\n', 0xcf, 0xf0, ',', 1].map((part) => (typeof part === 'number' ? part : part.charCodeAt(0))),
    );
    const { set, problems } = await readInput(new Blob([text]), '', tables, {}, { encoding: 'windows-1251' });
    expect(set.table?.values[0]).toEqual(['Пр']);
    expect(problems).toEqual([]);
  });
});
