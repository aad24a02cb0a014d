import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { framePolicyOf, policyOf, services, withPolicy } from './policy.mjs';
import { writePolicies } from './writePolicies.mjs';

const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy, name) =>
  policy
    .split(';')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1)
    .split(' ');

const page = `<!doctype html><html><head><meta charset=UTF-8><title>T</title>
<script>a("<b style='x'>")</script><script src=/assets/js/main.js defer></script><script type=module>m()</script>
<script type="application/ld+json">{"a":1}</script><style>p>a{color:red}</style><noscript><style>.no{}</style></noscript>
</head><body><p style="font:'x' &amp; y">one</p><p style="font:'x' &amp; y">two</p></body></html>`;

test('what stands in the page is named: scripts that run, styles, attributes as the browser reads them', () => {
  const policy = policyOf(page);
  // Firefox asks it about what is fetched ahead; every kind that a page does without is forbidden by name.
  expect(directive(policy, 'default-src')).toEqual(["'self'"]);
  for (const kind of ['media-src', 'object-src']) expect(directive(policy, kind)).toEqual(["'none'"]);
  expect(directive(policy, 'script-src')).toEqual(["'self'", hash(`a("<b style='x'>")`), hash('m()')]);
  expect(directive(policy, 'style-src')).toEqual([
    "'self'",
    hash(''),
    hash('p>a{color:red}'),
    hash('.no{}'),
    "'unsafe-hashes'",
    hash("font:'x' & y"),
  ]);
  expect(directive(policy, 'connect-src')).toEqual(["'self'"]);
  expect(policy).not.toMatch(/unsafe-(inline|eval)|[*"\n]/);
});
test('hashes of attributes are allowed only where there are some', () =>
  expect(policyOf('<head><meta charset=utf-8></head>')).not.toContain('unsafe-hashes'));
test('a page whose attributes run is refused, and so is one without its charset or with another policy', () => {
  expect(() => policyOf('<meta charset=utf-8><a onclick="x()">')).toThrow('an attribute onclick');
  expect(() => withPolicy('<head></head>')).toThrow('charset');
  expect(() => withPolicy(withPolicy(page))).toThrow('a policy already');
});
test('the policy stands right after the charset', () =>
  expect(withPolicy(page)).toContain(
    `<meta charset=UTF-8><meta http-equiv=content-security-policy content="${policyOf(page)}"><title>`,
  ));

test('hosts of services are there only when they are configured', () => {
  expect(policyOf(page, services({}))).toBe(policyOf(page));
  expect(policyOf(page, services({ search: { appId: 'APP' } }))).toBe(policyOf(page));
  const search = policyOf(page, services({ search: { appId: 'APP', apiKey: 'key' } }));
  expect(directive(search, 'connect-src')).toEqual([
    "'self'",
    'https://app-dsn.algolia.net',
    ...[1, 2, 3].map((number) => `https://app-${number}.algolianet.com`),
  ]);
  expect(directive(search, 'script-src')).toEqual(directive(policyOf(page), 'script-src'));
  const measured = policyOf(page, services({ gtagId: 'G-1' }));
  expect(directive(measured, 'script-src')).toContain('https://www.googletagmanager.com');
  expect(directive(measured, 'connect-src')).toContain('https://*.google-analytics.com');
  expect(measured).not.toContain('algolia');
});

test("a document for a visitor's own code runs its own script and what it is given, and asks nobody for anything", () => {
  const policy = framePolicyOf(
    '<meta charset=utf-8><style>p{}</style><iframe srcdoc="<script>frame(&quot;&amp;&quot;)</script>"></iframe>',
  );
  expect(directive(policy, 'default-src')).toEqual(["'none'"]);
  expect(directive(policy, 'script-src')).toEqual(['blob:', hash('frame("&")')]);
  expect(directive(policy, 'worker-src')).toEqual(["'none'"]);
  expect(policy).not.toMatch(/self|eval|https?:|connect-src|\*/);
});

test('every page of a build gets its own, also in folders', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'policies-'));
  for (const inner of ['docs', 'sandbox/frame']) mkdirSync(path.join(folder, inner), { recursive: true });
  writeFileSync(path.join(folder, 'sandbox/frame/index.html'), page);
  for (const file of ['index.html', 'docs/a.htm', 'docs/a.txt']) writeFileSync(path.join(folder, file), page);
  writePolicies(folder, {});
  const written = ['index.html', 'docs/a.htm', 'docs/a.txt'].map((file) =>
    readFileSync(path.join(folder, file), 'utf8'),
  );
  expect(written).toEqual([withPolicy(page), withPolicy(page), page]);
  const frame = readFileSync(path.join(folder, 'sandbox/frame/index.html'), 'utf8');
  expect(frame).toBe(withPolicy(page, framePolicyOf(page)));
  writeFileSync(path.join(folder, 'index.html'), '<p>');
  expect(() => writePolicies(folder, {})).toThrow(
    /(docs\/a.htm|frame\/index.html): The page has a policy already|index\.html: The page does/,
  );
  rmSync(folder, { recursive: true });
});

test('a style attribute that a script of the page writes is named, too', () => {
  const page = '<!doctype html><meta charset=utf-8><script>a.innerHTML=`<div style="color: red">`</script>';
  const written = policyOf('<!doctype html><meta charset=utf-8><div style="color: red"></div>').split(
    "'unsafe-hashes' ",
  )[1];
  expect(policyOf(page)).toContain(written?.split(';')[0]);
});
