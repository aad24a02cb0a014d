import { expect, test } from 'vitest';
import { headersFile, longestLine, redirectsFile } from './netlify.mjs';
import { caching, headersOf, sharedHeaders } from './rules.mjs';
import { securityText } from './securityText.mjs';

test('_headers says what npm start says, under any base', () => {
  for (const base of ['', '/x']) {
    const text = headersFile(`${base}/`);
    for (const [name, value] of Object.entries(sharedHeaders)) expect(text).toContain(`\n  ${name}: ${value}\n`);
    expect(text).toContain(`${base}/assets/*\n  cache-control: ${headersOf('/assets/a.js')['cache-control']}\n`);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(longestLine);
    // The hosts join headers of the same name, which would make a contradiction of two caches.
    expect(text.match(/cache-control/g)).toHaveLength(caching.length - 1);
  }
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
