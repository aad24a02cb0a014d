type Groups = Record<string, { assets?: { name: string }[] }>;
type Stats = { toJson(options: object): { namedChunkGroups?: Groups } };
type Compiler = { hooks: { done: { tap(name: string, listener: (stats: Stats) => void): void } } };

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
 * Stylesheets beside the site's own that a route's chunks bring, by route; a route without any has no entry.
 * @param routes Docusaurus' routesChunkNames.json: the route with a hash, and the chunks it is made of
 * @throws if there is no stylesheet of the site's own
 */
export function stylesOfRoutes(routes: Record<string, unknown>, groups: Groups): Map<string, string[]> {
  const stylesOf = (group: string) =>
    (groups[group]?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.css'));
  const all = Object.keys(groups).flatMap(stylesOf);
  if (!all.some((name) => mainStyles.test(name)))
    throw new Error(
      `The site's stylesheet is not called styles.<hash>.css any more; there are: ${all.join(', ') || 'none'}.`,
    );
  return new Map(
    Object.entries(routes).flatMap(([key, record]) => {
      const files = new Set(chunkNames(record).flatMap(stylesOf));
      const own = [...files].filter((name) => !mainStyles.test(name));
      return own.length ? [[key.replace(/-\w+$/, ''), own] as const] : [];
    }),
  );
}
