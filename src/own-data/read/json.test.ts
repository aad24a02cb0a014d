import { describe, expect, it } from 'vitest';
import { readInput } from './readInput';
import { read } from './readOfTests';
import { failureOf } from './serveReaders';
import { tables } from './tables';

describe('JSON', () => {
  it('of objects has a column for each property, also of objects in objects', async () => {
    const { columns, types, format } = await read(
      JSON.stringify([
        { id: 1, address: { city: 'Oslo', zip: '0150' }, tags: ['a', 'b'], seen: true },
        { id: 2, address: { city: null }, more: [{ a: 1 }], tags: [] },
      ]),
    );
    expect([format, types]).toEqual(['json', 'number text text list boolean text']);
    expect(columns).toEqual({
      id: [1, 2],
      'address.city': ['Oslo', null],
      'address.zip': ['0150', null],
      tags: ['a, b', ''],
      seen: [true, null],
      more: [null, '[{"a":1}]'],
    });
  });

  it('says when two values have one name', async () => {
    const { columns, words } = await read('[{"a.b": 1, "a": {"b": 2}}]');
    expect(columns).toEqual({ 'a.b': [1] });
    expect(words).toEqual(['Row 1, column a.b: The name comes twice in the item, which keeps its first value.']);
  });

  it('has names that mean something to JavaScript as columns like others', async () => {
    const { columns, names } = await read('[{"__proto__": 1, "constructor": 2}, {"__proto__": {"x": 3}}]');
    expect(names).toEqual(['proto', 'constructor2', 'protoX']);
    expect(columns.constructor).toEqual([2, null]);
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  it('that is cut off keeps what stands before, and says where', async () => {
    const { columns, words } = await read('[{"a": 1},\n{"a": 2}, {"a": ');
    expect(columns.a?.slice(0, 2)).toEqual([1, 2]);
    expect(words[0]).toMatch(/not valid JSON at line 2, character 1\d/);
  });

  it.each([
    ['a list in an object', '{"total": 2, "rows": [{"a": 1}, {"a": 2}]}', { a: [1, 2] }],
    ['lists with headings', '[["a", "b"], [1, 2], [3, null]]', { a: [1, 3], b: [2, null] }],
    ['plain values', '["x", "y"]', { value: ['x', 'y'] }],
    ['one object', '{"a": 1}', { a: [1] }],
    ['a list a line', '["a", "b"]\n[1, 2]\n[3, null]\n', { a: [1, 3], b: [2, null] }],
    ['lists of data alone', '[1, "x"]\n[2, "y"]', { 'Column 1': [1, 2], 'Column 2': ['x', 'y'] }],
    ['objects one behind another', '{"a": 1}{"a": "}"} {"b":\n 3}', { a: ['1', '}', null], b: [null, null, 3] }],
    ['objects with names', '{"no": {"a": 1}, "se": {"a": 2}}', { key: ['no', 'se'], a: [1, 2] }],
    ['objects with names and keys', '{"r": {"x": {"key": 1}, "y": {"key": 2}}}', { 'key 2': ['x', 'y'], key: [1, 2] }],
    ['lists side by side', '{"a": [1, 2], "b": ["x"]}', { a: [1, 2], b: ['x', null] }],
    [
      'columns with numbered rows',
      '{"a": {"0": 1, "1": 2}, "b": {"0": "x", "1": null}}',
      { a: [1, 2], b: ['x', null] },
    ],
    [
      'rows beside their columns',
      '{"columns": ["a", "b"], "index": [0, 1], "data": [[1, 2], [3, 4]]}',
      { a: [1, 3], b: [2, 4] },
    ],
    ['texts of nothing among numbers', '[{"a": 1, "b": ""}, {"a": "", "b": "x"}]', { a: [1, null], b: ['', 'x'] }],
    ['an object a line', '{"a": 1}\n{"a": 2}\n\n{"b": 3}\n', { a: [1, 2, null], b: [null, null, 3] }],
  ])('can be %s', async (_, content, columns) => expect((await read(content)).columns).toEqual(columns));

  it('of lines leaves a damaged line out, and says which', async () => {
    const { columns, words } = await read('{"a": 1}\n{"a": 2}\n{"a": \n{"a": 4}', 'x.ndjson');
    expect(columns).toEqual({ a: [1, 2, 4] });
    expect(words).toEqual(['Row 3: The line is not valid JSON and is left out: “{"a": ”']);
  });

  it('with several lists has the longest, or that which is chosen', async () => {
    const text = '{"users": [{"a": 1}], "orders": {"items": [{"b": 2}, {"b": 3}]}}';
    const { columns, lists, words } = await read(text);
    expect(columns).toEqual({ b: [2, 3] });
    expect(lists).toEqual([
      { path: 'orders.items', length: 2 },
      { path: 'users', length: 1 },
    ]);
    expect(words).toEqual([
      'Column orders.items: The rows are taken from a list inside the object. It has 2 lists, of which another can be chosen.',
    ]);
    const { set } = await readInput(new Blob([text]), '', tables, {}, { list: 'users' });
    expect(set.table?.values).toEqual([[1]]);
  });

  it('of 5,000 brackets is nested too deeply, and no memory is to blame', async () => {
    const text = `[{"a": ${'['.repeat(5000)}${']'.repeat(5000)}}]`;
    const error = await read(text).catch((thrown) => thrown);
    expect(failureOf(error)).toContain('nested too deeply');
  });

  it('that is nested too deeply is refused', async () =>
    expect(read(`[${'['.repeat(200_000)}`)).rejects.toThrow('nested too deeply'));
  it.each([
    [
      "[{'title': 'Alien'}]",
      'This is not valid JSON at line 1, character 3: invalid symbol. Names and texts stand in "double quotes"; other words are true, false and null. An array of objects',
    ],
    ['[]', 'An array of objects is needed, such as [{"title": "Alien"}].'],
    ['[{}, {}]', 'An array of objects is needed'],
  ])('without a column it says what is wrong and needed: %s', (text, words) =>
    expect(read(text, 'a.json')).rejects.toThrow(words),
  );
  it('an object in single quotes is called JSON that is not valid, in a text that is pasted too', () =>
    expect(read("{'title': 'Alien', 'seen': True}")).rejects.toThrow('Names and texts stand in "double quotes"'));
  it('comments stand in front of the list, in a text that is pasted too', async () => {
    const { format, columns } = await read('// movies\n/* of 1979 */ [{"title": "Alien"}]');
    expect([format, columns]).toEqual(['json', { title: ['Alien'] }]);
  });
});
