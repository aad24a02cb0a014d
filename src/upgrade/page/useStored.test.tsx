// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { StoredAnswer, StoredQuestion } from '../stored/messages';
import { useStored } from './useStored';

type Asked = {
  question: StoredQuestion;
  onAnswer: (answer: StoredAnswer) => void;
  signal: AbortSignal;
  finish: () => void;
  fail: (error: unknown) => void;
};
let asked: Asked[] = [];
vi.mock('../stored/askStored', () => ({
  askStored: (question: StoredQuestion, onAnswer: Asked['onAnswer'], signal: AbortSignal) =>
    new Promise<void>((finish, fail) => asked.push({ question, onAnswer, signal, finish, fail })),
}));
beforeEach(() => {
  asked = [];
});

const question = (text: string | File, from: 5 | 6 | 8 = 5): StoredQuestion => ({ text, from, to: 8 });
const many = (compared: number): StoredAnswer => ({
  many: { of: 9, compared, differing: 0, formats: [], damaged: { count: 0, first: [] } },
});
const show = (first: StoredQuestion) => renderHook(useStored, { initialProps: first });

it('shows how far it is, then what came of it', async () => {
  const { result } = show(question('a'));
  act(() => result.current.start(question('a')));
  expect(result.current.comparison).toMatchObject({ isRunning: true });
  act(() => asked[0]?.onAnswer(many(3)));
  expect(result.current.comparison).toMatchObject({ isRunning: true, answer: many(3) });
  await act(async () => {
    asked[0]?.onAnswer(many(9));
    asked[0]?.finish();
  });
  expect(result.current.comparison).toEqual({ question: question('a'), answer: many(9) });
});
it.each([
  ['another text', question('b')],
  ['a file', question(new File(['a'], 'a.json'))],
  ['another release', question('a', 6)],
])('shows nothing of it beside %s, and ends it', async (_, next) => {
  const { result, rerender } = show(question('a'));
  act(() => result.current.start(question('a')));
  act(() => asked[0]?.onAnswer(many(3)));
  rerender(next);
  expect(asked[0]?.signal.aborted).toBe(true);
  await act(async () => asked[0]?.finish());
  expect(result.current).toMatchObject({ comparison: undefined, isOutdated: true });
  act(() => result.current.start(next));
  act(() => asked[0]?.onAnswer(many(9)));
  expect(result.current).toMatchObject({ comparison: { question: next, isRunning: true }, isOutdated: false });
  expect(result.current.comparison).not.toHaveProperty('answer');
});
it('keeps what was found when it is cancelled', () => {
  const { result } = show(question('a'));
  act(() => result.current.start(question('a')));
  act(() => asked[0]?.onAnswer(many(3)));
  act(() => result.current.cancel());
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(result.current.comparison).toEqual({ question: question('a'), answer: many(3) });
});
it('says what it failed with, and asks nothing for releases in the wrong order', async () => {
  const { result, rerender, unmount } = show(question('a'));
  act(() => result.current.start(question('a')));
  const error = new Error('offline');
  await act(async () => asked[0]?.fail(error));
  expect(result.current.comparison).toEqual({ question: question('a'), error });
  rerender(question('a', 8));
  act(() => result.current.start(question('a', 8)));
  expect(result.current.comparison?.answer).toEqual({ problem: expect.stringContaining('newer') });
  expect(asked).toHaveLength(1);
  rerender(question('a'));
  act(() => result.current.start(question('a')));
  unmount();
  expect(asked[1]?.signal.aborted).toBe(true);
});
