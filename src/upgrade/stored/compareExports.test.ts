import { majors } from '@site/packages/upgrade';
import type { RuleGroupType } from 'react-querybuilder';
import { expect, it } from 'vitest';
import { compareExports } from './compareExports';
import { compareMany } from './compareMany';
import { longest, readStored } from './readStored';

const query = (rules: RuleGroupType['rules']): RuleGroupType => ({ combinator: 'and', rules });
const of = async (format: string, given: RuleGroupType, from: 3 | 4 | 5 = 5) =>
  (await compareExports(given, from, 8)).find((one) => one.format === format);

it.each(majors)('exports with release %i, documented or not', async (major) => {
  const all = await compareExports(query([{ field: 'year', operator: '=', value: 1950 }]), major, major);
  expect(all.find(({ format }) => format === 'sql')).toMatchObject({
    isSame: true,
    texts: [expect.stringContaining('year ='), expect.any(String)],
  });
});
it('tells release 6 from 7: operators of MongoDB', async () => {
  const [from, to] = [6, 7] as const;
  const all = await compareExports(query([{ field: 'a', operator: 'contains', value: 'b' }]), from, to);
  expect(all.map(({ format }) => format)).not.toContain('jsonata');
  expect(all.filter(({ before }) => 'error' in before)).toEqual([]);
});
it('shows what differs, and why it may', async () => {
  const spel = await of('spel', query([{ field: 'title', operator: 'contains', value: 'a' }]));
  expect(spel?.texts?.[0]).not.toBe(spel?.texts?.[1]);
  expect(spel).toMatchObject({
    isSame: false,
    causes: [{ id: 'spel-8', href: '/docs/next/migrate-to-8#spel-matches-whole-texts' }],
  });
});
it('says which release has an error', async () => {
  const refused = await of('sql', { combinator: 'and', rules: [null as never] });
  expect(refused).toMatchObject({ before: { error: expect.any(String) }, texts: undefined });
});
it('names no cause where nothing differs', async () => {
  const same = await of('sql', query([{ field: 'a', operator: '=', value: 'b' }]));
  expect(same).toMatchObject({ isSame: true, causes: [] });
});
it('leaves out formats that the older release does not have', async () =>
  expect(await of('elasticsearch', query([]), 4)).toBeUndefined());
it('goes on with a query that a release does not understand', async () => {
  const all = await compareExports(query([{ nonsense: 1 } as never]), 3, 8);
  expect(all.length).toBeGreaterThan(2);
});
it('takes queries, and says why something is none', () => {
  expect(readStored('{"combinator":"and","rules":[]}')).toEqual({
    queries: [{ number: 1, query: query([]) }],
    damaged: [],
  });
  expect(readStored('{"rules":[{"field":"a"},"or",{"field":"b"}]}')).toHaveProperty('queries.length', 1);
  expect(readStored('{')).toMatchObject({ problem: expect.stringMatching(/^This is not JSON: /) });
  for (const text of ['null', '[[]]', '{}', '{"rules":{}}', '{"rules":[1]}', '{"combinator":1,"rules":[]}'])
    expect(readStored(text)).toMatchObject({ problem: expect.stringContaining('"rules"') });
  expect(readStored('[]')).toEqual({ problem: 'There is no query in this list.' });
  expect(readStored(JSON.stringify(' '.repeat(longest.query + 1)))).toMatchObject({
    problem: expect.stringContaining('200 KB'),
  });
  expect(readStored('{\n"combinator": "and",\n"rules": [\n}')).toMatchObject({
    problem: expect.stringMatching(/^This is not JSON: /),
  });
});
const one = '{"combinator":"and","rules":[]}';
it.each([
  ['an array', `[${one},{"rules":1},${one}]`],
  ['lines', `${one}\n{"rules":\n\n${one}\n`],
  ['texts in an array', JSON.stringify([one, 'x', one])],
  ['texts in lines', [one, 'x', one].map((text) => JSON.stringify(text)).join('\r\n')],
  ['a text of a text', JSON.stringify([JSON.stringify(one), null, one])],
])('takes many queries as %s, and names one that is damaged by its number', (_, text) => {
  expect(readStored(text)).toEqual({
    queries: [1, 3].map((number) => ({ number, query: query([]) })),
    damaged: [{ number: 2, problem: expect.any(String) }],
  });
});
it('counts the queries that export differently, by format, with the first of them; it can be ended', async () => {
  const contains = query([{ field: 'title', operator: 'contains', value: 'a' }]);
  const same = query([{ field: 'a', operator: '=', value: 'b' }]);
  const queries = Array.from({ length: 40 }, (_, index) => ({ number: index + 1, query: index % 4 ? same : contains }));
  const damaged = [{ number: 41, problem: 'none' }];
  const many = await compareMany({ queries, damaged }, 5, 8, () => {}, new AbortController().signal);
  expect(many).toMatchObject({ of: 41, compared: 40, differing: 40, damaged });
  expect(many.formats.find(({ first }) => first.format === 'spel')).toMatchObject({
    count: 10,
    numbers: [1, 5, 9, 13, 17],
    query: contains,
    first: { causes: [{ id: 'spel-8' }] },
  });
  const control = new AbortController();
  control.abort();
  expect(await compareMany({ queries, damaged }, 5, 8, () => {}, control.signal)).toMatchObject({ compared: 0 });
});
