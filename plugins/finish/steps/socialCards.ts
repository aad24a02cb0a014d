import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Step } from '../step';
import { addTags } from './card/addTags';
import { cardElement } from './card/cardElement';
import { cardName } from './card/cardName';
import { cardPictures } from './card/cardPictures';
import { readCard } from './card/readCard';

const motif = fileURLToPath(new URL('./card/motif.svg', import.meta.url));
const folder = 'img/social';

const dataAddress = async (svg: string) => `data:image/svg+xml;base64,${(await readFile(svg)).toString('base64')}`;

/**
 * Draws one picture for each page title (and docs line), which a shared link shows, and names it in the pages' heads.
 * All of it happens after the build, on the HTML: visitors' scripts know nothing of it.
 */
export const socialCards: Step = {
  name: 'social cards',
  async prepare({ siteDir, outDir, baseUrl, siteConfig, labels }) {
    const logo = path.join(siteDir, 'static', (siteConfig.themeConfig.navbar as { logo: { src: string } }).logo.src);
    const frame = {
      siteTitle: siteConfig.title,
      tagline: siteConfig.tagline,
      host: new URL(siteConfig.url).host,
      logo: await dataAddress(logo),
      motif: await dataAddress(motif),
    };
    const cards = new Map<string, ReturnType<typeof cardElement>>();
    return {
      edit(html, { route }) {
        if (route === `${baseUrl}404.html`) return html;
        const card = readCard(html, { ...siteConfig, labels });
        if (!card) return html;
        const element = cardElement(card, frame);
        const name = cardName(card, element);
        cards.set(name, element);
        return addTags(html, new URL(`${baseUrl}${folder}/${name}`, siteConfig.url).href, card);
      },
      async end() {
        const cache = path.join(siteDir, 'node_modules/.cache/social-cards');
        const drawn = await cardPictures(cards, cache, path.join(outDir, folder));
        return `${cards.size} cards, ${drawn} of them drawn anew`;
      },
    };
  },
};
