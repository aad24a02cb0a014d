type Groups = Record<string, { assets?: { name: string }[] }>;
type Stats = { toJson(options: object): { namedChunkGroups?: Groups } };
type Compiler = { hooks: { done: { tap(name: string, listener: (stats: Stats) => void): void } } };
/** What is needed here of Docusaurus' tree of routes. */
type Route = { path: string; routes?: Route[] };

/** What a route's chunks are made of, from the base URL. */
export type RouteFiles = {
  /** In the order in which they are asked for. */
  scripts: string[];
  /** Beside the site's own. */
  styles: string[];
};

/** The site's own file, which Docusaurus links from every page. */
const mainStyles = /\/styles\.[\w-]+\.css$/;

/** Bundler plugin that gives the files of each named group of chunks to a listener. */
export const rememberGroups = (listener: (groups: Groups) => void) => ({
  apply: (compiler: Compiler) =>
    compiler.hooks.done.tap('finish', (stats) =>
      listener(stats.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {}),
    ),
});

/** Names of the chunks that a route is made of, out of Docusaurus' nested record of them. */
const chunkNames = (record: unknown): string[] =>
  typeof record === 'string' ? [record] : Object.values(record ?? {}).flatMap(chunkNames);

/**
 * The chunks of each page: those of its route, and of the routes that it is in.
 * @param tree Docusaurus' routes
 * @param chunks its routesChunkNames.json, in the order of the tree: the route with an end of its own, and its chunks
 * @throws if it is in another order
 */
function chunksOfPages(tree: Route[], chunks: Record<string, unknown>): Map<string, string[]> {
  const entries = Object.entries(chunks)[Symbol.iterator]();
  const pages = new Map<string, string[]>();
  const walk = (routes: Route[], above: string[]) => {
    for (const { path, routes: inner } of routes) {
      const [key, record] = entries.next().value ?? ['nothing'];
      if (!key.startsWith(`${path}-`))
        throw new Error(`routesChunkNames.json has ${key} where the routes have ${path}.`);
      const own = [...above, ...chunkNames(record)];
      if (inner) walk(inner, own);
      else pages.set(path, own);
    }
  };
  walk(tree, []);
  return pages;
}

/**
 * The files of each page's chunks, by its route.
 * @throws if the chunks are in another order than the routes, or if there is no stylesheet of the site's own
 */
export function filesOfRoutes(tree: Route[], chunks: Record<string, unknown>, groups: Groups): Map<string, RouteFiles> {
  const filesOf = (group: string) => (groups[group]?.assets ?? []).map(({ name }) => name);
  const all = Object.keys(groups)
    .flatMap(filesOf)
    .filter((name) => name.endsWith('.css'));
  if (!all.some((name) => mainStyles.test(name)))
    throw new Error(
      `The site's stylesheet is not called styles.<hash>.css any more; there are: ${all.join(', ') || 'none'}.`,
    );
  const files = ([route, names]: [string, string[]]) => {
    const own = [...new Set(names.flatMap(filesOf))];
    return [
      route,
      {
        scripts: own.filter((name) => name.endsWith('.js')),
        styles: own.filter((name) => name.endsWith('.css') && !mainStyles.test(name)),
      },
    ] as const;
  };
  return new Map([...chunksOfPages(tree, chunks)].map(files));
}
