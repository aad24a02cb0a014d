import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mendAddress } from './mendAddress';

const mend = (address: string, baseUrl = '/') => {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return mendAddress({ pathname, search, hash }, baseUrl);
};

describe('mendAddress', () => {
  it.each([
    ['/docs/intro.html?q#x', '/docs/intro?q#x'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/docs/intro/', '/docs/intro'],
    ['/index.html', '/'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/docs/intro%20', '/docs/intro%2520'],
    ['/docs/intro%C2%A0', '/docs/intro%25C2%25A0'],
    ['/docs/intro#%E0%A4%A', '/docs/intro#%25E0%25A4%25A'],
  ])('%s → %s', (address, expected) => expect(mend(address)).toBe(expected));
  it.each(['/', '/docs/intro', '/docs/intro?q=%E0%A4%A#a%20b', '/docs/%C3%A4', '/docs/a%20b', '//docs', '/DEMO'])(
    '%s stays',
    (address) => expect(mend(address)).toBe(address),
  );
  it.each([
    ['/base/index.html', '/base/'],
    ['/base/', '/base/'],
    ['/', '/'],
    ['/docs/intro.html', '/docs/intro.html'],
  ])('under /base/: %s → %s', (address, expected) => expect(mend(address, '/base/')).toBe(expected));

  const part = fc.string({ unit: fc.constantFrom('%', 'E', '0', 'A', '4', '2', '%20', '/', '.html', 'a', '%C3%A4') });
  it('gives the router what it can decode and does not trim, and leaves the query alone', () =>
    fc.assert(
      fc.property(part, part, part, (path, query, hash) => {
        const mended = mend(`/${path}?${query}#${hash}`);
        const [pathname = '', rest = ''] = mended.split('?');
        expect(decodeURI(pathname).trim()).toBe(decodeURI(pathname));
        expect(rest.split('#')[0]).toBe(query);
        expect(() => decodeURIComponent(mended.slice(mended.indexOf('#')))).not.toThrow();
      }),
      { seed: 12, numRuns: 1000 },
    ));
});
