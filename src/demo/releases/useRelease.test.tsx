// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { demoStore, initialIn, isInitial, OnlyRelease, useDemo } from '../store/state';
import { release8 } from './8';
import { keepRelease } from './loaded';
import { useFollowRelease, useRelease } from './useRelease';

const shown: string[] = [];
function Page() {
  useFollowRelease();
  const { release, options } = useDemo();
  shown.push(`${release} ${useRelease().id} ${'showMuteButtons' in options}`);
  return <p>{release}</p>;
}
const page = (
  <OnlyRelease.Provider value={release8}>
    <Page />
  </OnlyRelease.Provider>
);

// Release 5, which the state begins with, is not there.
it('a page that is drawn in one release shows the state in it from the first, and gives it to the state', () => {
  keepRelease(release8);
  expect(renderToString(page)).toBe('<p>8</p>');
  expect(demoStore.get().release).toBe('5');
  render(page);
  expect([...new Set(shown)]).toEqual(['8 8 true']);
  expect(isInitial(demoStore.get(), release8)).toBe(true);
  expect(demoStore.undo()).toBe(false);
  demoStore.setFormat('cel');
  expect(demoStore.reset(release8)).toBe(true);
  expect(demoStore.get()).toMatchObject(initialIn(release8));
});
