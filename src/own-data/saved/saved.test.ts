import { beforeEach, expect, it, vi } from 'vitest';
import { setOfTests } from '../setOfTests';
import { removeSaved, savedNames, savedSet, saveSet } from './saved';

const stored = vi.hoisted(() => new Map<unknown, unknown>());
const refused = vi.hoisted(() => ({ with: undefined as unknown }));

/** A browser's database, which copies what it is given, and can refuse. */
vi.mock('idb-keyval', () => {
  const answer = async <Result>(act: () => Result): Promise<Result> => {
    if (refused.with) throw refused.with;
    return act();
  };
  return {
    createStore: () => ({}),
    keys: () => answer(() => [...stored.keys()]),
    get: (key: string) => answer(() => structuredClone(stored.get(key))),
    set: (key: string, value: unknown) => answer(() => stored.set(key, structuredClone(value))),
    del: (key: string) => answer(() => stored.delete(key)),
  };
});

const { name, fields, table } = setOfTests;

beforeEach(() => {
  stored.clear();
  refused.with = undefined;
});

it('keeps a set with its rows, lists and deletes it', async () => {
  await saveSet(setOfTests);
  await saveSet({ name: 'fields alone', fields });
  expect(await savedNames()).toEqual(['fields alone', name]);
  expect(await savedSet(name)).toEqual({ name, fields, table });
  expect(await savedSet('fields alone')).toEqual({ name: 'fields alone', fields });
  await removeSaved(name);
  expect(await savedNames()).toEqual(['fields alone']);
});

it.each<[string, unknown, string]>([
  ['nothing', undefined, 'damaged or gone'],
  ['a text', 'DROP', 'damaged or gone'],
  ['no fields', { name, fields: [] }, 'damaged or gone'],
  ['an operator that there is not', { name, fields: [{ ...fields[0], operators: ['eval'] }] }, 'damaged or gone'],
  ['columns of other fields', { name, fields: fields.slice(1), table }, 'rows of “orders” are damaged'],
  [
    'ragged columns',
    { name, fields, table: { ...table, values: [[1], ...(table?.values.slice(1) ?? [])] } },
    'rows of',
  ],
  ['cells of other types', { name, fields, table: { ...table, values: table?.values.map(() => [{}]) } }, 'rows of'],
  ['rows that are no table', { name, fields, table: 1 }, 'rows of'],
])('refuses %s in words, and leaves the other sets', async (_, damaged, words) => {
  await saveSet({ ...setOfTests, name: 'whole' });
  stored.set(name, damaged);
  await expect(savedSet(name)).rejects.toThrow(words);
  expect(await savedSet('whole')).toMatchObject({ name: 'whole', table });
});

it('says why nothing can be stored', async () => {
  refused.with = new DOMException('', 'QuotaExceededError');
  await expect(saveSet(setOfTests)).rejects.toThrow('no room left');
  refused.with = new DOMException('', 'SecurityError');
  await expect(savedNames()).rejects.toThrow('does not let the page store anything');
});
