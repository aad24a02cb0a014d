import { runInNewContext } from 'node:vm';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import pageView, { withPathOnly } from './index';

it('tells gtag the path before its first call', () => {
  const script = withPathOnly("gtag('js', new Date()); gtag('config', 'G-A', {});");
  expect(script.indexOf("gtag('set', {")).toBeLessThan(script.indexOf("gtag('config', 'G-A'"));
  expect(script).toContain('page_location: location.origin + location.pathname');
});
it('throws when gtag is called in another way', () =>
  expect(() => withPathOnly('gtag("config", "G-A")')).toThrow("has no gtag('config' any more"));

describe('in a build', () => {
  beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));
  afterEach(() => void vi.unstubAllEnvs());
  const plugin = () => pageView({} as LoadContext, { trackingID: ['G-A'], anonymizeIP: false });

  it('has the page of a visitor with a query say nothing of it', () => {
    const tags = plugin()?.injectHtmlTags?.({} as never)?.headTags as { innerHTML?: string }[];
    const dataLayer: unknown[] = [];
    const window = { dataLayer };
    const location = { origin: 'https://site', pathname: '/demo', search: '?q=secret', hash: '#d1=secret' };
    const document = { referrer: 'https://other/search?q=secret', title: 'Demo' };
    runInNewContext(tags.map(({ innerHTML = '' }) => innerHTML).join('\n'), { window, dataLayer, location, document });
    const told = dataLayer.map((call) => Array.from(call as ArrayLike<unknown>)).filter(([name]) => name !== 'js');
    expect(told.slice(0, 2)).toEqual([
      [
        'set',
        {
          page_location: 'https://site/demo',
          page_path: '/demo',
          page_referrer: 'https://other/search',
          page_title: 'Demo',
        },
      ],
      ['config', 'G-A', expect.anything()],
    ]);
    expect(JSON.stringify(told)).not.toContain('secret');
  });
  it('has our client in place of that which sends searches', () =>
    expect(plugin()?.getClientModules?.()).toEqual([expect.stringMatching(/page-view[\\/]client\.ts$/)]));
  it('is nothing while the site is being written', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(plugin()).toBeNull();
  });
});
