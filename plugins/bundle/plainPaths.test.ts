import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import plainPath from './plainPaths.mjs';

type Options = { end: boolean; strict: boolean; sensitive: boolean };
type PathToRegexp = ((path: string, keys: object[], options: Options) => RegExp) & {
  compile: (path: string) => (parameters: object, options: object) => string;
};
const require = createRequire(import.meta.url);
const real: PathToRegexp = require('path-to-regexp');
const ours = plainPath as unknown as PathToRegexp;

const options = fc.record({ end: fc.boolean(), strict: fc.boolean(), sensitive: fc.boolean() });
const path = fc
  .array(fc.stringMatching(/^[A-Za-z0-9._~!$&',;=@^|%?+{}[\]-]{1,6}$/), { maxLength: 4 })
  .chain((parts) => fc.constantFrom(`/${parts.join('/')}`, `/${parts.join('/')}/`));
/** As NavLink does before it asks whether its page is open. */
const escapedPath = (path: string) => path.replace(/([.+*?=^!:${}()[\]|/\\])/g, '\\$1');
const escaped = fc.string({ maxLength: 12 }).map((text) => escapedPath(`/${text}`));
const route = fc.oneof(path, escaped, fc.constant('*'));

describe('in place of path-to-regexp', () => {
  it('any route without parameters is the same regular expression', () => {
    fc.assert(
      fc.property(route, options, (path, chosen) => {
        expect(String(ours(path, [], chosen))).toBe(String(real(path, [], chosen)));
      }),
    );
  });
  it('everything else has the key under which the router keeps it', () => {
    const keysOf = (of: PathToRegexp) => {
      const keys: { name?: unknown }[] = [];
      of('*', keys, { end: false, strict: false, sensitive: false });
      return keys.map(({ name }) => name);
    };
    expect(keysOf(real)).toEqual([0]);
    expect(keysOf(ours)).toEqual(keysOf(real));
  });
  it('an address without parameters is written as it is', () => {
    fc.assert(
      fc.property(fc.oneof(path, escaped), (path) => {
        expect(ours.compile(path)({}, {})).toBe(real.compile(path)({}, {}));
      }),
    );
  });
  it.each(['/docs/:page', '/docs/(.*)', '/docs/*', '/:page(\\d+)?', '/a/:b+'])('refuses %s', (pattern) => {
    expect(() => ours(pattern, [], { end: true, strict: false, sensitive: false })).toThrow('is a pattern');
    expect(() => ours.compile(pattern)).not.toThrow();
    expect(() => ours.compile(pattern)({}, {})).toThrow('is a pattern');
  });
  it('nothing else is asked of it', () => {
    const router = readFileSync(
      fileURLToPath(new URL('../../node_modules/react-router/esm/react-router.js', import.meta.url)),
      'utf8',
    );
    const dom = readFileSync(
      fileURLToPath(new URL('../../node_modules/react-router-dom/esm/react-router-dom.js', import.meta.url)),
      'utf8',
    );
    expect(dom).toContain('var escapedPath = path && path.replace(');
    const asked = Array.from(router.matchAll(/pathToRegexp[.(][^)]*\)/g), ([call]) => call);
    expect(asked).toEqual(['pathToRegexp.compile(path)', 'pathToRegexp(path, keys, options)']);
  });
});
