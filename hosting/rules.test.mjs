import { describe, expect, test } from 'vitest';
import { headersFile, longestLine, redirectsFile } from './netlify.mjs';
import { headersAt, places } from './rules.mjs';
import { securityText } from './securityText.mjs';

/** What a host answers by `_headers`: it joins what all rules say that fit. */
function answered(text, address) {
  const headers = {};
  for (const rule of text.split(/\n(?=\/)/)) {
    const [pattern, ...lines] = rule.trim().split('\n');
    const fits = new RegExp(`^${pattern.replace(/:\w+/, '[^/]+').replace('*', '.*')}$`).test(address);
    for (const [, name, value] of fits ? lines.map((line) => /^ {2}(\S+): (.*)$/.exec(line)) : [])
      headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

describe.each(['', '/x'])('_headers under %j', (base) => {
  const text = headersFile(['assets', 'docs', 'img'], `${base}/`);
  test.each(['/', '/demo', '/docs/intro', '/img/a.png', '/assets/js/a.js', '/assets/workers/a.js', '/sandbox/a.html'])(
    '%s: what npm start says',
    (file) => expect(answered(text, base + file)).toEqual(headersAt(file)),
  );
  test('no line is too long', () => {
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(longestLine);
    const [pages] = places;
    const { headers } = pages;
    pages.headers = { ...headers, 'content-security-policy': 'x'.repeat(longestLine) };
    expect(() => headersFile([], `${base}/`)).toThrow(/characters, of 2000 at most: {3}content-security-policy: xxx/);
    pages.headers = headers;
  });
});

test('a place adds to what is around it', () => {
  for (const { folder, headers } of places)
    for (const around of places.filter((place) => place.folder !== '/' && place.folder !== folder))
      if (folder.startsWith(around.folder))
        expect(Object.keys(headers).filter((name) => name in around.headers)).toEqual([]);
});
test('nobody frames a page; pages of this site frame a document for edited samples', () => {
  expect(headersAt('/demo')['content-security-policy']).toBe("frame-ancestors 'none'");
  expect(headersAt('/sandbox/frame/')).toMatchObject({
    'content-security-policy': "frame-ancestors 'self'",
    'cross-origin-embedder-policy': 'credentialless',
  });
});
test('WebAssembly is compiled in workers only, and text is run nowhere', () => {
  const allow = places.filter(({ headers }) => JSON.stringify(headers).includes('wasm-unsafe-eval'));
  expect(allow.map(({ folder }) => folder)).toEqual(['/assets/workers/']);
  expect(JSON.stringify(places)).not.toMatch(/'unsafe-(eval|inline)/);
});

test('_redirects', () =>
  expect(redirectsFile([{ from: '/docs', to: '/docs/intro' }], '/x/').split('\n')[0]).toBe(
    '/x/docs /x/docs/intro 301',
  ));

test.each(['mailto:someone@example.org', 'https://example.org/security'])('security.txt with %s', (contact) => {
  const text = securityText(contact, 'https://example.org', '/x/', new Date('2026-05-05T00:00:00Z'));
  expect(text).toContain(`Contact: ${contact}\nExpires: 2027-05-05T00:00:00.000Z\n`);
  expect(text).toContain('Canonical: https://example.org/x/.well-known/security.txt\n');
});
test.each(['someone@example.org', 'http://example.org', 'mailto:a b@c', 'https://a\nContact: https://b'])(
  'no security.txt with %j',
  (contact) => expect(() => securityText(contact, 'https://example.org', '/', new Date())).toThrow(/SECURITY_CONTACT/),
);
