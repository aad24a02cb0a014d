// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCopy } from './useCopy';

const writeText = vi.fn<(text: string) => Promise<void>>();
const words = { copied: 'Link copied', refused: 'No', nothing: 'Too large' };
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
afterEach(() => vi.useRealTimers());

it('copies, says so, and goes quiet again', async () => {
  const { result } = renderHook(() => useCopy(() => 'text'));
  expect(result.current.feedback).toBeUndefined();
  await act(result.current.copy);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('text');
  expect(result.current.feedback).toBe('Copied');
  await wait(1999);
  expect(result.current.feedback).toBe('Copied');
  await wait(1);
  expect(result.current.feedback).toBeUndefined();
});

it('starts the time anew with another copy', async () => {
  const { result } = renderHook(() => useCopy(() => 'text'));
  await act(result.current.copy);
  await wait(1500);
  await act(result.current.copy);
  await wait(1999);
  expect(result.current.feedback).toBe('Copied');
  await wait(1);
  expect(result.current.feedback).toBeUndefined();
});

it('says in the given words what came of it', async () => {
  const { result, rerender } = renderHook(({ text }) => useCopy(async () => text, words), {
    initialProps: { text: 'text' as string | undefined },
  });
  await act(result.current.copy);
  expect(result.current.feedback).toBe('Link copied');
  writeText.mockRejectedValue(new Error('not allowed'));
  await act(result.current.copy);
  expect(result.current.feedback).toBe('No');
  rerender({ text: undefined });
  await act(result.current.copy);
  expect(result.current.feedback).toBe('Too large');
});

it('leaves no timer behind', async () => {
  const { result, unmount } = renderHook(() => useCopy(() => 'text'));
  await act(result.current.copy);
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
  await result.current.copy();
  expect(vi.getTimerCount()).toBe(0);
});
