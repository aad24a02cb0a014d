import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import client from './client';

type Update = Parameters<NonNullable<typeof client.onRouteDidUpdate>>[0];
const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash }) as Update['location'];

describe('page views', () => {
  const gtag = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', { gtag, location: { origin: 'https://site' } });
    vi.stubGlobal('document', { title: 'Demo | Site' });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    gtag.mockReset();
  });
  const update = (location: Update['location'], previousLocation: Update['previousLocation']) => {
    client.onRouteDidUpdate?.({ location, previousLocation });
    vi.runAllTimers();
  };

  it('sends the path of a new page, never its search or hash', () => {
    update(at('/demo', '', '#secret'), at('/search', '?q=secret'));
    const page = { page_location: 'https://site/demo', page_path: '/demo' };
    expect(gtag.mock.calls).toEqual([
      ['set', { ...page, page_referrer: 'https://site/search', page_title: 'Demo | Site' }],
      ['event', 'page_view'],
    ]);
  });
  it('sends no title that may quote the search', () => {
    vi.stubGlobal('document', { title: 'Search results for "secret" | Site' });
    update(at('/search', '?q=secret'), at('/'));
    expect(JSON.stringify(gtag.mock.calls)).not.toContain('secret');
  });
  it('counts a change of search or hash as no page view', () => {
    update(at('/demo', '', '#other'), at('/demo', '', '#query'));
    update(at('/demo', '?q=x'), at('/demo'));
    expect(gtag).not.toHaveBeenCalled();
  });
  it('does nothing where the tag is blocked', () => {
    vi.stubGlobal('window', { location: { origin: 'https://site' } });
    expect(() => update(at('/demo'), at('/'))).not.toThrow();
  });
  it('leaves the first page to the snippet in the head', () => {
    update(at('/'), null);
    expect(gtag).not.toHaveBeenCalled();
  });
});
