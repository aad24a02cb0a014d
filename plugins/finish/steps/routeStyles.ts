import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceOnce, type Step } from '../step';

/** The link to the site's own stylesheet, which Docusaurus writes into every page. */
const mainLink = /<link rel=stylesheet href=(\S*\/styles\.[\w-]+\.css) \/>/;

/** The styles that docs pages share, by the chunk that brings them (plugins/bundle/chunks.ts). */
const ofDocs = /\/docs-pages\.[\w-]+\.css$/;

const linkTo = (address: string) => `<link rel=stylesheet href=${address} />`;

/**
 * A page with links to more stylesheets after the site's own.
 * @param addresses with the base URL
 * @param joined address of the site's own and the docs' styles in one file, where they are that
 * @throws if the page does not link the site's own
 */
export function addStylesheets(html: string, addresses: string[], joined?: string): string {
  const docs = addresses.find((address) => ofDocs.test(address));
  const others = addresses.filter((address) => address !== docs).map(linkTo);
  // By `data-href` the bundler's runtime knows the docs' styles, and does not fetch them again.
  const first = (own: string) => (docs ? `<link rel=stylesheet data-href=${docs} href=${joined} />` : own);
  return replaceOnce(html, mainLink, (own) => first(own) + others.join(''));
}

/**
 * Links the styles of routes from their pages; which files they are, plugins/styles/routeStyles.ts decides. Docs pages have the
 * site's and their own in one file: if the first of two came first, its rules would stand above those in the page meanwhile.
 */
export const routeStyles: Step = {
  name: 'route styles',
  async prepare({ outDir, baseUrl, filesOfRoute, pages }) {
    const routes = new Set(pages.map(({ route }) => route));
    const lost = [...filesOfRoute].flatMap(([route, { styles }]) => (styles.length && !routes.has(route) ? route : []));
    if (lost.length) throw new Error(`There are stylesheets for ${lost.join(', ')}, which have no page.`);
    const addressesOf = (route: string) => filesOfRoute.get(route)?.styles.map((file) => baseUrl + file) ?? [];
    const docs = [...routes].flatMap(addressesOf).find((address) => ofDocs.test(address));
    const joined = docs && (await join(pages[0]?.html.match(mainLink)?.[1] ?? '', docs, { outDir, baseUrl }));
    return {
      edit: (html, { route }) => {
        const addresses = addressesOf(route);
        return addresses.length ? addStylesheets(html, addresses, joined) : html;
      },
    };
  },
};

/** Writes two stylesheets as one, which is called by its content. @returns its address */
async function join(first: string, second: string, { outDir, baseUrl }: { outDir: string; baseUrl: string }) {
  const read = (address: string) => readFile(path.join(outDir, address.slice(baseUrl.length)), 'utf8');
  const text = (await Promise.all([first, second].map(read))).join('');
  const file = `assets/css/docs.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`;
  await writeFile(path.join(outDir, file), text);
  return baseUrl + file;
}
