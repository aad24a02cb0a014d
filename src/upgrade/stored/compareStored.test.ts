import type { RuleGroupType } from 'react-querybuilder';
import { afterEach, expect, it, vi } from 'vitest';
import { compareMany } from './compareMany';
import { compareStored } from './compareStored';
import type { StoredAnswer } from './messages';
import { longest } from './readStored';

afterEach(() => vi.restoreAllMocks());

const rule = (operator: string): RuleGroupType => ({
  combinator: 'and',
  rules: [{ field: 'title', operator, value: 'a' }],
});
async function answersTo(text: string | File): Promise<StoredAnswer[]> {
  const answers: StoredAnswer[] = [];
  await compareStored({ text, from: 5, to: 8 }, (answer) => answers.push(answer));
  return answers;
}

it('says why a text is no query, and a file is not read', async () => {
  expect(await answersTo('{')).toEqual([{ problem: expect.stringContaining('not JSON') }]);
  const large = Object.defineProperty(new File([], 'all.json'), 'size', { value: longest.all + 1 });
  expect(await answersTo(large)).toEqual([{ problem: 'all.json is larger than 100 MB.' }]);
  const gone = Object.assign(new File(['{}'], 'all.json'), { text: () => Promise.reject(new Error('gone')) });
  expect(await answersTo(gone)).toEqual([{ problem: 'all.json could not be read. Choose it again.' }]);
});
it('answers one query with all its exports, from a text or a file', async () => {
  const text = JSON.stringify(rule('contains'));
  const [answer, ...others] = await answersTo(text);
  expect(answer).toMatchObject({ query: rule('contains') });
  expect(answer && 'all' in answer && answer.all.find(({ format }) => format === 'spel')).toMatchObject({
    isSame: false,
  });
  expect(others).toEqual([]);
  expect(await answersTo(new File([text], 'one.json'))).toEqual([answer]);
});
it('counts the queries that export differently, by format, with the first of them, and names a damaged one', async () => {
  const queries = Array.from({ length: 40 }, (_, index) => rule(index % 4 ? '=' : 'contains'));
  const answers = await answersTo([...queries.map((query) => JSON.stringify(query)), '{"rules":'].join('\n'));
  const last = answers.at(-1);
  expect(last).toMatchObject({
    many: { of: 41, compared: 40, differing: 40, damaged: { count: 1, first: [{ number: 41 }] } },
  });
  expect(last && 'many' in last && last.many.formats.find(({ first }) => first.format === 'spel')).toMatchObject({
    count: 10,
    numbers: [1, 5, 9, 13, 17],
    query: rule('contains'),
  });
});
it('tells how far it is, with what it has found; names ten that are damaged, those of low numbers first', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const queries = Array.from({ length: 30 }, (_, index) => ({ number: index + 1, query: rule('=') }));
  const told: [done: number, formats: number][] = [];
  const compare = () => {
    now += 40;
    if (now > 15 * 40) throw new Error('broken');
    return [{ format: 'sql', before: { value: 1 }, after: { value: 2 }, texts: undefined, isSame: false }];
  };
  const many = compareMany({ queries, damaged: [{ number: 31, problem: 'none' }] }, compare, (soFar) =>
    told.push([soFar.compared, soFar.formats.length]),
  );
  expect(told.slice(0, 3)).toEqual([
    [3, 1],
    [6, 1],
    [9, 1],
  ]);
  expect(many).toMatchObject({ of: 31, compared: 15, differing: 15, damaged: { count: 16 } });
  expect(many.damaged.first.map(({ number }) => number)).toEqual([16, 17, 18, 19, 20, 21, 22, 23, 24, 25]);
});
