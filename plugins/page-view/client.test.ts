import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import client from './client';

type Update = Parameters<NonNullable<typeof client.onRouteDidUpdate>>[0];
const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash }) as Update['location'];

describe('page views', () => {
  const gtag = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', { gtag, location: { origin: 'https://site' } });
  });
  afterEach(() => {
    vi.useRealTimers();
    gtag.mockReset();
  });
  const update = (location: Update['location'], previousLocation: Update['previousLocation']) => {
    client.onRouteDidUpdate?.({ location, previousLocation });
    vi.runAllTimers();
  };

  it('sends the path of a new page, never its search or hash', () => {
    update(at('/demo', '?q=secret', '#query'), at('/'));
    expect(gtag.mock.calls).toEqual([
      ['set', { page_location: 'https://site/demo', page_path: '/demo' }],
      ['event', 'page_view'],
    ]);
  });
  it('counts a change of search or hash as no page view', () => {
    update(at('/demo', '', '#other'), at('/demo', '', '#query'));
    update(at('/demo', '?q=x'), at('/demo'));
    expect(gtag).not.toHaveBeenCalled();
  });
  it('leaves the first page to the snippet in the head', () => {
    update(at('/'), null);
    expect(gtag).not.toHaveBeenCalled();
  });
});
