// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Entry } from '../../../plugins/first-view/early';
import { Island } from './Island';

/** A part that arrives when it is told to. */
function part(name: string, asked: string[]) {
  let arrive = () => {};
  const load = () => {
    asked.push(name);
    return new Promise<{ default: () => JSX.Element }>((done) => {
      arrive = () => done({ default: () => <p>{name}</p> });
    });
  };
  return { load, arrive: () => act(async () => arrive()) };
}

let near: (() => void)[] = [];
beforeEach(() => {
  near = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        near.push(() => told([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  window.early = { queue: [] };
});
afterEach(cleanup);
const comesNear = () =>
  act(async () => {
    for (const tell of near) tell();
  });

it('samples are fetched when they come near', async () => {
  const asked: string[] = [];
  render(<Island load={part('a', asked).load} release="5" />);
  expect(asked).toEqual([]);
  await comesNear();
  expect(asked).toEqual(['a']);
});
it('the one that the visitor has used comes first, and those that are near after it', async () => {
  const asked: string[] = [];
  const [first, used] = [part('first', asked), part('used', asked)];
  // The queue knows the element that the visitor used, which is there before React is.
  Object.defineProperty(window.early, 'queue', {
    get: () => [{ place: { part: document.querySelectorAll('[data-island]')[1] } } as unknown as Entry],
  });
  render(
    <>
      <Island load={first.load} release="5" />
      <Island load={used.load} release="5" />
    </>,
  );
  await comesNear();
  expect(asked).toEqual(['used']);
  await used.arrive();
  expect(asked).toEqual(['used', 'first']);
});
it('those that are near do not wait for ever for one that cannot be had', async () => {
  const asked: string[] = [];
  Object.defineProperty(window.early, 'queue', {
    get: () => [{ place: { part: document.querySelectorAll('[data-island]')[1] } } as unknown as Entry],
  });
  render(
    <>
      <Island load={part('first', asked).load} release="5" />
      <Island load={() => Promise.reject(new Error('gone'))} release="5" />
    </>,
  );
  await comesNear();
  expect(asked).toEqual(['first']);
});
