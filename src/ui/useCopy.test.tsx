// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCopy } from './useCopy';

const writeText = vi.fn<(text: string) => Promise<void>>();
const words = { copied: 'Link copied', refused: 'No', nothing: 'Too large' };
/** What a screen reader heard last. */
const heard = () => document.querySelector('[role=status]')?.textContent;
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
  expect(heard()).toBe('Copied');
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
  expect(heard()).toBe('No');
  rerender({ text: undefined });
  await act(result.current.copy);
  expect(result.current.feedback).toBe('Too large');
});

it('says the same words again to a screen reader', async () => {
  const { result } = renderHook(() => useCopy(() => 'text'));
  await act(result.current.copy);
  const first = document.querySelector('[role=status] > *');
  await act(result.current.copy);
  expect(heard()).toBe('Copied');
  expect(document.querySelector('[role=status] > *')).not.toBe(first);
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

describe('a text that is on its way', () => {
  /** The clipboard of WebKit: only what is begun in the press itself is let in. */
  let isPressed = false;
  const press = (copy: () => Promise<void>) =>
    act(async () => {
      isPressed = true;
      const copied = copy();
      isPressed = false;
      await copied;
    });
  const written: string[] = [];
  beforeEach(() => {
    written.length = 0;
    vi.stubGlobal(
      'ClipboardItem',
      class {
        readonly text: Promise<Blob>;
        constructor(items: { 'text/plain': Promise<Blob> }) {
          this.text = items['text/plain'];
        }
      },
    );
    const write = async ([item]: [{ text: Promise<Blob> }]) => {
      if (!isPressed) throw new DOMException('not in a press', 'NotAllowedError');
      written.push(await (await item.text).text());
    };
    writeText.mockImplementation(async () => {
      if (!isPressed) throw new DOMException('not in a press', 'NotAllowedError');
    });
    Object.defineProperty(navigator, 'clipboard', { value: { write, writeText }, configurable: true });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is promised to the clipboard in the press', async () => {
    const { result } = renderHook(() => useCopy(async () => 'page', words));
    await press(result.current.copy);
    expect([written, result.current.feedback]).toEqual([['page'], 'Link copied']);
  });
  it('and does not arrive, or is none', async () => {
    const read = vi.fn<() => Promise<string | undefined>>().mockRejectedValueOnce(new Error('offline'));
    const { result } = renderHook(() => useCopy(read, words));
    await press(result.current.copy);
    expect(result.current.feedback).toBe('No');
    read.mockResolvedValueOnce(undefined);
    await press(result.current.copy);
    expect([written, result.current.feedback]).toEqual([[], 'Too large']);
  });
  it('a press that is repeated asks for another one, unless the page has copied in the first', async () => {
    const { result } = renderHook(() => useCopy(() => 'code'));
    await act(() => result.current.copy({ isTrusted: false }));
    expect(result.current.feedback).toBe('Ready: press again');
    await press(result.current.copy);
    expect(result.current.feedback).toBe('Copied');
    window.early = { queue: [], isCopied: true };
    await act(() => result.current.copy({ isTrusted: false }));
    expect(result.current.feedback).toBe('Copied');
  });
});
