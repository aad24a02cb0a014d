import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { editPage, pageFile } from '../pages';
import { addTags } from './build/addTags';
import { cardElement } from './build/cardElement';
import { cardName } from './build/cardName';
import { cardPictures } from './build/cardPictures';
import { readCard } from './build/readCard';

const motif = fileURLToPath(new URL('./motif.svg', import.meta.url));
const folder = 'img/social';

/**
 * Draws one picture for each page title (and docs line), which a shared link shows, and names it in the pages' heads.
 * All of it happens after the build, on the HTML: visitors' scripts know nothing of it.
 */
export default function socialCards({ siteConfig, siteDir }: LoadContext): Plugin {
  const logo = path.join(siteDir, 'static', (siteConfig.themeConfig.navbar as { logo: { src: string } }).logo.src);
  const labels: Record<string, string> = {};
  return {
    name: 'social-cards',
    async allContentLoaded({ allContent }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      for (const { versionName, label } of docs?.loadedVersions ?? []) labels[versionName] = label;
    },
    async postBuild({ outDir, routesPaths, baseUrl }) {
      const started = performance.now();
      const frame = {
        siteTitle: siteConfig.title,
        tagline: siteConfig.tagline,
        host: new URL(siteConfig.url).host,
        logo: await dataAddress(logo),
        motif: await dataAddress(motif),
      };
      const cards = new Map<string, ReturnType<typeof cardElement>>();
      for (const route of routesPaths.filter((candidate) => !candidate.endsWith('/404.html'))) {
        const file = pageFile(outDir, baseUrl, route);
        const html = await readFile(file, 'utf8');
        const card = readCard(html, { ...siteConfig, labels });
        if (!card) continue;
        const element = cardElement(card, frame);
        const name = cardName(card, element);
        cards.set(name, element);
        const address = new URL(`${baseUrl}${folder}/${name}`, siteConfig.url).href;
        await editPage(file, (now) => addTags(now, address, card));
      }
      const drawn = await cardPictures(
        cards,
        path.join(siteDir, 'node_modules/.cache/social-cards'),
        path.join(outDir, folder),
      );
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`[social-cards] ${cards.size} cards, ${drawn} of them drawn anew, in ${seconds} s`);
    },
  };
}

const dataAddress = async (svg: string) => `data:image/svg+xml;base64,${(await readFile(svg)).toString('base64')}`;
