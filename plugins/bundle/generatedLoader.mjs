import path from 'node:path';

const prefix = 'export default ';
const name = /, "[^"]+", (require\.resolveWeak)/g;
/** What the browser reads of the site's settings; the rest is of the build. */
const ofBrowser = [
  ...['title', 'tagline', 'favicon', 'url', 'baseUrl', 'baseUrlIssueBanner', 'trailingSlash', 'titleDelimiter'],
  ...['noIndex', 'customFields', 'themeConfig'],
];

/**
 * The registry of a site's route modules without the modules' names.
 * @throws if there is nothing to leave out, which is how an upgrade that writes another file is noticed
 */
export function shortRegistry(source) {
  const short = source.replace(name, ', 0, $1');
  if (short === source) throw new Error('registry.js has no `, "<name>", require.resolveWeak` any more.');
  return short;
}

/**
 * The site's settings without those of the build.
 * @throws if it is not a module whose default export is JSON, or lacks a setting that the browser reads
 */
export function shortSettings(source) {
  const start = source.indexOf(prefix);
  if (start < 0) throw new Error(`docusaurus.config.mjs has no \`${prefix}\` any more.`);
  const all = JSON.parse(
    source
      .slice(start + prefix.length)
      .trim()
      .replace(/;$/, ''),
  );
  const missing = [...ofBrowser, 'future'].filter((key) => !(key in all));
  if (missing.length) throw new Error(`docusaurus.config.mjs has no ${missing.join(', ')} any more.`);
  const { experimental_router } = all.future;
  const kept = { ...Object.fromEntries(ofBrowser.map((key) => [key, all[key]])), future: { experimental_router } };
  return `${prefix}${JSON.stringify(kept)};`;
}

/**
 * The version of Docusaurus without those of all plugins.
 * @throws if it is not there
 */
export function shortMetadata(source) {
  const { docusaurusVersion } = JSON.parse(source);
  if (!docusaurusVersion) throw new Error('site-metadata.json has no docusaurusVersion any more.');
  return JSON.stringify({ docusaurusVersion });
}

const shorten = {
  'registry.js': shortRegistry,
  'docusaurus.config.mjs': shortSettings,
  'site-metadata.json': shortMetadata,
};

/**
 * Bundler loader for three files that Docusaurus generates and puts into every page's script.
 * @this {import('@rspack/core').LoaderContext<object>}
 */
export default function generatedLoader(source) {
  return shorten[path.basename(this.resourcePath)](source);
}
