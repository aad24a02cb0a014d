// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { LoadFailure } from '../../loading/LoadFailure';
import { LoadState } from '.';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('tries again by itself when there is a connection again, and when the page is shown again after Back', async () => {
  const retry = vi.fn();
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<LoadState error={new Error('gone')} retry={retry} pastDelay />));
  const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(retry).not.toHaveBeenCalled();
  show(true);
  expect(retry).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(2);
  await act(async () => root.unmount());
  show(true);
  expect(retry).toHaveBeenCalledTimes(2);
});

it.each([
  { isOnline: true, tries: 1 },
  { isOnline: false, tries: 0 },
])(
  'tries again by itself if the connection, away before, is $isOnline by the time that this is said',
  async ({ isOnline, tries }) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const retry = vi.fn();
    const root = createRoot(document.createElement('div'));
    const error = new LoadFailure('offline');
    await act(async () => root.render(<LoadState error={error} retry={retry} pastDelay={false} />));
    await act(async () => root.render(<LoadState error={error} retry={() => retry()} pastDelay={false} />));
    expect(retry).toHaveBeenCalledTimes(tries);
    await act(async () => root.unmount());
  },
);
