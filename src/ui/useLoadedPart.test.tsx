// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLoadedPart } from './useLoadedPart';

/** A load that is settled by hand. */
function loadByHand() {
  const waiting: { resolve: (part: string) => void; reject: (error: Error) => void }[] = [];
  const load = vi.fn(() => new Promise<string>((resolve, reject) => waiting.push({ resolve, reject })));
  const last = () => waiting.at(-1) as (typeof waiting)[number];
  return {
    load,
    resolve: (part: string) => act(async () => last().resolve(part)),
    reject: (message: string) => act(async () => last().reject(new Error(message))),
  };
}
const render = (load: () => Promise<string>) =>
  renderHook((props) => useLoadedPart(props.load), { initialProps: { load } });
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('loads at once and once, with a spinner after 200 ms', async () => {
  const { load, resolve } = loadByHand();
  const { result, rerender } = render(load);
  await wait(199);
  expect(result.current).toMatchObject({ part: undefined, pastDelay: false });
  await wait(1);
  expect(result.current.pastDelay).toBe(true);
  await resolve('part');
  expect(result.current).toMatchObject({ part: 'part', pastDelay: false });
  rerender({ load });
  await wait(1000);
  expect(result.current).toMatchObject({ part: 'part', pastDelay: false });
  expect(load).toHaveBeenCalledOnce();
});

it('gives the error, and loads again when told to', async () => {
  const { load, reject, resolve } = loadByHand();
  const { result } = render(load);
  await reject('broken');
  expect(result.current.error).toEqual(new Error('broken'));
  act(result.current.retry);
  expect(result.current).toMatchObject({ error: undefined, pastDelay: false });
  await resolve('part');
  expect(result.current).toMatchObject({ part: 'part', error: undefined });
});

it('shows nothing of a load that another has followed', async () => {
  const [first, second] = [loadByHand(), loadByHand()];
  const { result, rerender } = render(first.load);
  await wait(200);
  rerender({ load: second.load });
  expect(result.current).toMatchObject({ part: undefined, pastDelay: false });
  await first.reject('broken');
  expect(result.current).toMatchObject({ part: undefined, error: undefined });
  await second.resolve('second');
  expect(result.current.part).toBe('second');
  rerender({ load: first.load });
  expect(result.current.part).toBeUndefined();
  await first.resolve('first');
  expect(result.current.part).toBe('first');
});

it('leaves no timer behind', () => {
  const { unmount } = render(loadByHand().load);
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
