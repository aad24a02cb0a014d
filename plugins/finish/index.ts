import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadedVersions } from '../markdown-twins/readDocs';
import { filesOfRoutes, rememberGroups } from './filesOfRoutes';
import { readPages } from './pages';
import { runSteps } from './runSteps';
import type { Step } from './step';
import { firstView } from './steps/firstView';
import { purgeStyles } from './steps/purgeStyles';
import { routeStyles } from './steps/routeStyles';
import { shortenTags } from './steps/shortTags';
import { socialCards } from './steps/socialCards';

/** In this order. Purging reads all pages, and must see the names that Docusaurus wrote, not what later steps add;
 * the first view moves what all others have linked. */
const steps: Step[] = [purgeStyles, routeStyles, socialCards, firstView, shortenTags];

/** Everything that changes the finished pages: each page is read once, goes through all steps, and is written once. */
export default function finish({ generatedFilesDir, siteDir, siteConfig }: LoadContext): Plugin {
  const labels: Record<string, string> = {};
  let groups: Parameters<typeof filesOfRoutes>[2] = {};
  return {
    name: 'finish',
    async allContentLoaded({ allContent }) {
      for (const { versionName, label } of loadedVersions(allContent)) labels[versionName] = label;
    },
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              rememberGroups((found) => {
                groups = found;
              }),
            ],
          },
    async postBuild({ outDir, baseUrl, routes, routesPaths }) {
      const started = performance.now();
      const chunks = JSON.parse(await readFile(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'));
      const pages = await readPages(outDir, baseUrl, routesPaths);
      const filesOfRoute = filesOfRoutes(routes, chunks, groups);
      await runSteps(steps, { outDir, siteDir, baseUrl, siteConfig, pages, filesOfRoute, labels }, console.log);
      console.log(`[finish] ${pages.length} pages in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    },
  };
}
