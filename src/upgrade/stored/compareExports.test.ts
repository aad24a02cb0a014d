import { type Major, majors } from '@site/packages/upgrade';
import type { RuleGroupType } from 'react-querybuilder';
import { expect, it } from 'vitest';
import { changesOf } from './changesOf';
import { comparerOf } from './compareExports';
import { longest, readStored } from './readStored';

const query = (rules: RuleGroupType['rules']): RuleGroupType => ({ combinator: 'and', rules });
const compareExports = async (given: RuleGroupType, from: Major, to: Major) => (await comparerOf(from, to))(given);
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
it('shows what differs', async () => {
  const spel = await of('spel', query([{ field: 'title', operator: 'contains', value: 'a' }]));
  expect(spel?.texts?.[0]).not.toBe(spel?.texts?.[1]);
  expect(spel).toMatchObject({ isSame: false });
});
it('knows what changes in a format, for the releases that it is between', () => {
  const change = { id: 'spel-8', href: '/docs/next/migrate-to-8#spel-matches-whole-texts' };
  expect(changesOf('spel', 5, 8)).toMatchObject([change]);
  expect(changesOf('spel', 5, 7)).toEqual([]);
});
it('says which release has an error', async () => {
  const refused = await of('sql', { combinator: 'and', rules: [null as never] });
  expect(refused).toMatchObject({ before: { error: expect.any(String) }, texts: undefined });
});
it('says where nothing differs', async () => {
  const same = await of('sql', query([{ field: 'a', operator: '=', value: 'b' }]));
  expect(same).toMatchObject({ isSame: true });
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
