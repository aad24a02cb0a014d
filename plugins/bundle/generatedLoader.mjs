import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentsOf, listChunks, listGlobalData, listRoutes } from './pageLists.mjs';

const prefix = 'export default ';
const entry = /^ {2}"([^"]+)": (\[\(\) => import\()\/\* webpackChunkName: "[^"]+" \*\/ ("[^"]+"\)).*\](?=,(\};)?$)/gm;
/** What the browser reads of the site's settings; the rest is of the build. */
const ofBrowser = [
  ...['title', 'tagline', 'favicon', 'url', 'baseUrl', 'baseUrlIssueBanner', 'trailingSlash', 'titleDelimiter'],
  ...['noIndex', 'customFields', 'themeConfig'],
];

/**
 * Short names of the chunks of a site's routes, by the names that Docusaurus gives them: those are hashes, and stand in
 * every page's script three times. The contents of docs pages come first, in the order of their routes.
 * @throws if the registry has no chunk, which is how an upgrade that writes another file is noticed
 */
export function shortNames(registry, routes) {
  const all = Array.from(registry.matchAll(entry), ([, name]) => name);
  if (!all.length) throw new Error('registry.js has no `"<name>": [() => import(…), …],` any more.');
  const order = new Set([...contentsOf(routes), ...all]);
  return Object.fromEntries(Array.from(order, (name, at) => [name, at.toString(36)]));
}

/**
 * The registry of a site's route modules by their short names, and without what says to the server which modules it has
 * drawn.
 */
export function shortRegistry(source, routes) {
  const names = shortNames(source, routes);
  return source.replace(
    entry,
    (_, name, load, file) => `  "${names[name]}": ${load}/* webpackChunkName: "${names[name]}" */ ${file}]`,
  );
}

/** Ends of the routes' keys: a route and the one that it is in can have the same path. */
const endsOf = (routes) => {
  const ends = {};
  const counts = {};
  for (const key of Object.keys(routes)) {
    const [, route] = /^(.*)-\w+$/.exec(key);
    counts[route] = (counts[route] ?? -1) + 1;
    ends[key] = `${route}-${counts[route]}`;
  }
  return ends;
};

/** The chunks of the routes by their short names. */
export function shortRoutesChunkNames(routes, names) {
  const ends = endsOf(routes);
  const rename = (value) => {
    if (Array.isArray(value)) return value.map(rename);
    if (typeof value === 'object' && value)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rename(inner)]));
    if (!(value in names)) throw new Error(`routesChunkNames.json has the chunk ${value}, registry.js has not.`);
    return names[value];
  };
  return Object.fromEntries(Object.entries(routes).map(([key, record]) => [ends[key], rename(record)]));
}

/** The routes with the keys by which the chunks are then found. */
export function shortRoutes(source, routes) {
  const ends = endsOf(routes);
  return source.replace(/ComponentCreator\('([^']*)', '(\w+)'\)/g, (_, route, hash) => {
    const end = ends[`${route}-${hash}`];
    if (route !== '*' && !end) throw new Error(`routesChunkNames.json has no ${route}-${hash} any more.`);
    return `ComponentCreator('${route}'${end ? `, '${end.slice(route.length + 1)}'` : ''})`;
  });
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
  'globalData.json': (source) => listGlobalData(JSON.parse(source)),
  'registry.js': (source, routes) => shortRegistry(source, routes()),
  'routes.js': (source, routes) => listRoutes(shortRoutes(source, routes())),
  'routesChunkNames.json': (source, routes, registry) =>
    listChunks(shortRoutesChunkNames(JSON.parse(source), shortNames(registry(), routes()))),
  'docusaurus.config.mjs': shortSettings,
  'site-metadata.json': shortMetadata,
};

/**
 * Bundler loader for the files that Docusaurus generates and puts into every page's script.
 * @this {import('@rspack/core').LoaderContext<object>}
 */
export default function generatedLoader(source) {
  const read = (name) => {
    const file = path.join(path.dirname(this.resourcePath), name);
    this.addDependency(file);
    return readFileSync(file, 'utf8');
  };
  const routes = () => JSON.parse(read('routesChunkNames.json'));
  return shorten[path.basename(this.resourcePath)](source, routes, () => read('registry.js'));
}
