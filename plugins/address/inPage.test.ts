import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { addressScript } from '.';

const script = addressScript('/base/');
/** The address of a page after the script has run in its head. */
function visit(path: string, { head = '', referrer = 'https://example.org/' } = {}) {
  const navigations: string[] = [];
  const imports: string[] = [];
  const { window } = new JSDOM(`<head>${head}</head>`, {
    url: `https://example.org${path}`,
    referrer,
    runScripts: 'outside-only',
  });
  // jsdom cannot navigate or import, and its location cannot be played: the calls are caught in the script's text.
  Object.assign(window, {
    navigate: (to: string) => navigations.push(to),
    fetchScript: (address: string) => imports.push(address),
  });
  window.eval(script.replace('location.replace(', 'navigate(').replace('import(', 'fetchScript('));
  window.document.dispatchEvent(new window.Event('DOMContentLoaded', { bubbles: true }));
  return { window, navigations, imports, path: () => window.location.href.slice('https://example.org'.length) };
}
const notFound = { head: '<meta name="prerendered" content="not-found">' };

describe('the script in the head', () => {
  it('is small, since every page carries it', () => expect(script.length).toBeLessThan(1000));
  it('gives a page its own address', () => {
    const { path, navigations } = visit('/base/docs/intro.html?q#x');
    expect([path(), navigations]).toEqual(['/base/docs/intro?q#x', []]);
  });
  it('keeps the state that belongs to the address', () => {
    const { window, path } = visit('/base/docs/intro');
    window.history.pushState({ key: 'one' }, '', '/base/docs/api.html');
    window.dispatchEvent(new window.PopStateEvent('popstate'));
    expect([path(), window.history.state]).toEqual(['/base/docs/api', { key: 'one' }]);
  });
  it('mends a hash that comes later', () => {
    const { window, path } = visit('/base/docs/intro');
    window.history.pushState({}, '', '#%E0%A4%A');
    window.dispatchEvent(new window.HashChangeEvent('hashchange'));
    expect(path()).toBe('/base/docs/intro#%25E0%25A4%25A');
  });
  it('mends a path of two slashes within the site', () =>
    expect(visit('//base/%E0%A4%A').path()).toBe('//base/%25E0%25A4%25A'));
  it('asks for the page without suffix where the host has none with it', () => {
    const { navigations } = visit('/base/docs/intro/index.html?q#x', notFound);
    expect(navigations).toEqual(['https://example.org/base/docs/intro?q#x']);
  });
  it.each([
    ['came from a page of another release', '/base/docs/intro?a=1&from=6'],
    ['names a section that is not there', '/base/docs/intro#gone'],
  ])('fetches what goes on with an address that %s', (_, path) =>
    expect(visit(path).imports).toContain('https://example.org/base/arrive.js'),
  );
  it.each(['/base/docs/intro', '/base/docs/intro#here', '/base/demo#d1=abc', '/base/demo#a=true'])(
    'fetches nothing at %s',
    (path) => expect(visit(path, { head: '<i id="here"></i>' }).imports).toEqual([]),
  );
  it('looks again at a hash that comes later', () => {
    const { window, imports } = visit('/base/docs/intro');
    window.history.pushState({}, '', '#gone');
    window.dispatchEvent(new window.HashChangeEvent('hashchange'));
    expect(imports).toEqual(['https://example.org/base/arrive.js']);
  });
  it.each([
    ['at a clean address', '/base/docs/nothing', 'https://example.org/'],
    ['after having asked already', '/base/docs/', 'https://example.org/base/docs/'],
  ])('leaves the not-found page where it is, %s', (_, path, referrer) =>
    expect(visit(path, { ...notFound, referrer }).navigations).toEqual([]),
  );
});
