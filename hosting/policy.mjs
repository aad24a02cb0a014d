import { createHash } from 'node:crypto';
import { load } from 'cheerio';

const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const textsOf = ($, elements) => elements.toArray().map((element) => $(element).text());

/** Blocks of a `<script>` that are run or obeyed; all others are data, such as what search engines read. */
const executed = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;

/** Libraries insert empty style elements, and fill them by calls. */
const empty = hash('');

/**
 * What a page of the site may do beside what its own HTML says: the same for all, since the policy of the page that was
 * loaded stays when the visitor goes on to others.
 */
const everywhere = {
  // Firefox asks it, and no other directive, about what is fetched ahead. It is also that of fonts, frames and the manifest; workers
  // have that of scripts.
  'default-src': ["'self'"],
  'media-src': ["'none'"],
  'object-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // The stylesheets hold small pictures.
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  // A demo's project is posted to the sandbox that the visitor chose (src/demo/panels/code/sandbox.ts).
  'form-action': ["'self'", 'https://stackblitz.com', 'https://codesandbox.io'],
};

/**
 * What the document may do in which visitors run code of their own: run its own script, and what the page gives it as text.
 * It asks nobody for anything. Component libraries write styles.
 */
const inFrame = {
  'default-src': ["'none'"],
  'script-src': ['blob:'],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:', 'blob:'],
  'font-src': ['data:'],
  // Or `script-src` would allow those that blobs hold.
  'worker-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/**
 * The policy of the document around that one, which inherits it; the script of the inner one is named by its hash.
 * @param {string} html the outer document as it is sent, with the inner one in the attribute `srcdoc` of its frame
 */
export function framePolicyOf(html) {
  const $ = load(load(html)('iframe').attr('srcdoc') ?? '');
  const own = { 'script-src': textsOf($, $('script')).map(hash) };
  return Object.entries(inFrame)
    .map(([name, values]) => [name, ...values, ...(own[name] ?? [])].join(' '))
    .join(';');
}

/**
 * What the services that an owner has configured need of other hosts, by directive.
 * @param {{ gtagId?: string, search?: { appId?: string, apiKey?: string } }} settings as `config/env.ts` reads them
 * @returns {Record<string, string[]>} nothing for a site without any
 */
export function services({ gtagId, search }) {
  const algolia = search?.appId && search.apiKey ? search.appId.toLowerCase() : undefined;
  const measured = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
  return {
    ...(gtagId && { 'script-src': ['https://www.googletagmanager.com'], 'img-src': measured }),
    'connect-src': [
      ...(gtagId ? [...measured, 'https://*.analytics.google.com'] : []),
      ...(algolia ? ['-dsn.algolia.net', '-1.algolianet.com', '-2.algolianet.com', '-3.algolianet.com'] : []).map(
        (rest) => `https://${algolia}${rest}`,
      ),
    ],
  };
}

/**
 * The Content-Security-Policy of a page: each script, style and `style` attribute that stands in it is named by its hash.
 * @param {string} html the page as it is sent
 * @param {Record<string, string[]>} more see `services`
 * @throws {Error} when the page has an event handler as an attribute, which no hash allows
 */
export function policyOf(html, more = {}) {
  const $ = load(html, { xml: { xmlMode: false, decodeEntities: true } });
  const elements = $('*').toArray();
  const handler = elements.flatMap(({ attribs }) => Object.keys(attribs)).find((name) => /^on[a-z]/.test(name));
  if (handler) throw new Error(`The page has an attribute ${handler}, which its policy forbids.`);
  const isExecuted = (_, { attribs }) => executed.test(attribs.type ?? '');
  const scripts = textsOf($, $('script:not([src])').filter(isExecuted));
  // Docusaurus' warning of a misconfigured base URL stands as HTML in a script of the home page.
  const written = scripts.flatMap((text) => Array.from(text.matchAll(/ style="([^"]*)"/g), ([, style]) => style));
  const attributes = [...elements.flatMap(({ attribs }) => attribs.style ?? []), ...written];
  const own = {
    'script-src': scripts.map(hash),
    'style-src': [
      empty,
      ...textsOf($, $('style')).map(hash),
      ...(attributes.length ? ["'unsafe-hashes'"] : []),
      ...attributes.map(hash),
    ],
  };
  return Object.entries(everywhere)
    .map(([name, values]) => [name, ...new Set([...values, ...(own[name] ?? []), ...(more[name] ?? [])])].join(' '))
    .join(';');
}

const charset = /<meta charset="?utf-8"? ?\/?>/i;

/**
 * A page with its policy, which stands before everything that it governs, and after the charset, which has to be early.
 * @param {string} html
 * @param {string} [policy] without one, that of a page
 * @throws {Error} when the page does not say its charset, or has a policy already
 */
export function withPolicy(html, policy = policyOf(html)) {
  if (/http-equiv="?content-security-policy/i.test(html)) throw new Error('The page has a policy already.');
  if (!charset.test(html)) throw new Error('The page does not say its charset.');
  return html.replace(charset, (meta) => `${meta}<meta http-equiv=content-security-policy content="${policy}">`);
}
