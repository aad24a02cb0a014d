import { expect, it } from 'vitest';
import { withPathOnly } from './index';

it('tells gtag the path before its first call', () => {
  const script = withPathOnly("gtag('js', new Date()); gtag('config', 'G-A', {});");
  expect(script.indexOf("gtag('set', {")).toBeLessThan(script.indexOf("gtag('config', 'G-A'"));
  expect(script).toContain('page_location: location.origin + location.pathname');
});
it('throws when gtag is called in another way', () =>
  expect(() => withPathOnly('gtag("config", "G-A")')).toThrow("has no gtag('config' any more"));
