import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { editPage, pageFile } from './pages';
import { shippedStyles } from './shippedStyles';

type Stats = { toJson(options: object): { namedChunkGroups?: Record<string, { assets?: { name: string }[] }> } };
type Compiler = { hooks: { done: { tap(name: string, listener: (stats: Stats) => void): void } } };

/** Code that only the demos have; its styles arrive with their routes. */
const ofDemos = new RegExp(
  `[\\\\/](?:src[\\\\/]demos|node_modules[\\\\/](?:${Object.keys(shippedStyles).join('|')}))[\\\\/]`,
);

/** The site's own file, which Docusaurus links from every page. */
const mainStyles = /\/styles\.\w+\.css/;

/** Names of the chunks that a route is made of, out of Docusaurus' nested record of them. */
const chunkNames = (record: unknown): string[] =>
  typeof record === 'string' ? [record] : Object.values(record ?? {}).flatMap(chunkNames);

/**
 * Docusaurus puts the styles of the whole site into one file and links it from every page. The demos' styles, their
 * toolkits' included, are files of their own: the bundler's runtime waits for them before a client-side navigation, and
 * the HTML of a demo page links them, which keeps the runtime from fetching them again.
 */
export default function routeStyles({ generatedFilesDir, baseUrl }: LoadContext): Plugin {
  const stylesOfChunk = new Map<string, string[]>();
  const rememberStyles = {
    apply: (compiler: Compiler) =>
      compiler.hooks.done.tap('route-styles', (stats) => {
        const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
        for (const [name, { assets = [] }] of Object.entries(namedChunkGroups))
          stylesOfChunk.set(
            name,
            assets.map((asset) => asset.name).filter((asset) => asset.endsWith('.css') && !mainStyles.test(asset)),
          );
      }),
  };
  return {
    name: 'route-styles',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [rememberStyles],
            optimization: {
              splitChunks: {
                cacheGroups: {
                  styles: { test: (module: { identifier(): string }) => !ofDemos.test(module.identifier()) },
                },
              },
            },
          },
    async postBuild({ outDir }) {
      const routes: Record<string, unknown> = JSON.parse(
        await readFile(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'),
      );
      for (const [key, record] of Object.entries(routes)) {
        const files = new Set(chunkNames(record).flatMap((name) => stylesOfChunk.get(name) ?? []));
        if (!files.size) continue;
        const page = pageFile(outDir, baseUrl, key.replace(/-\w+$/, ''));
        const links = [...files].map((file) => `<link rel=stylesheet href=${baseUrl}${file} />`).join('');
        await editPage(page, (html) =>
          html.replace(/<link rel=stylesheet href=\S*\/styles\.\w+\.css \/>/, (main) => main + links),
        );
      }
    },
  };
}
