import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Line, latest } from '../../lines/line';
import { documentedLines } from '../../lines/lines';
import inbound from './inbound.json' with { type: 'json' };
import { renamed } from './pages';

/** An address that has no page here, and where it leads: a path with what came from elsewhere as `?from=`, and a section. */
export type Redirect = { from: string; to: string };

/** Pages of the other documentation by their names, with their anchors by the lines that have them (`ln`: latest and next). */
const pages: Record<string, Record<string, string>> = inbound.docs;

/** The release that /docs is about elsewhere, which is newer than the one it is about here. */
export const newerRelease = '7';

/** Lines of the other documentation that are called by a letter in inbound.json; the others by their number. */
const others: Record<string, { prefix: string; id?: string; release?: string }> = {
  l: { prefix: '/docs', id: latest, release: newerRelease },
  n: { prefix: '/docs/next', id: 'current' },
};

/** Their page about this one step, where ours is about all of them. */
const renamedIn: Record<string, Record<string, string>> = { 6: { migrate: 'migrate-to-6' } };

/** A page of the other documentation: its address there, and the line and page here that have its subject. */
export type Known = {
  from: string;
  line: Line;
  page: string;
  section?: string;
  /** The release that the address belongs to, where it leads to the documentation of another one. */
  release?: string;
  anchors: string[];
};

/** Every page that inbound.json lists, in each line that it lists it for; our pages decide in which line a subject is. */
export function knownPages(siteDir = process.cwd()): Known[] {
  const lines = documentedLines(siteDir);
  const next = lines.find(({ id }) => id === 'current') as Line;
  const has = ({ docs }: Line, page: string) => existsSync(path.join(siteDir, docs, `${page}.mdx`));
  const known = (name: string, letter: string): Omit<Known, 'anchors'> | undefined => {
    const { prefix, id = letter, release = letter } = others[letter] ?? { prefix: `/docs/${letter}` };
    const from = `${prefix}/${name}`;
    const own = lines.find((line) => line.id === id);
    if (own && has(own, name)) return { from, line: own, page: name };
    const here = renamedIn[letter]?.[name] ?? (has(next, name) ? name : renamed[name]);
    // The small sites of tests have few pages.
    if (!here) return undefined;
    const [page = '', section] = here.split('#');
    // Pages outside of the lines do not say which release they are about.
    const isOther = own !== next && !page.startsWith('/');
    return { from, line: next, page, ...(section && { section }), ...(isOther && { release }) };
  };
  return Object.entries(pages).flatMap(([name, anchorsBy]) =>
    [...new Set(Object.keys(anchorsBy).join(''))].flatMap((letter) => {
      const at = known(name, letter);
      const anchors = Object.entries(anchorsBy).flatMap(([letters, ids]) =>
        letters.includes(letter) ? ids.split(' ').filter(Boolean) : [],
      );
      return at ? [{ ...at, anchors }] : [];
    }),
  );
}

/** The address here of a page of the other documentation. */
export const addressOf = ({ line, page, section, release }: Known): string =>
  (page.startsWith('/') ? page : `${line.path}/${page}`) +
  (release ? `?from=${release}` : '') +
  (section ? `#${section}` : '');

/** Addresses outside of their lines: demos that this site does not have, and the place that opened examples elsewhere. */
const elsewhere: Record<string, string> = {
  '/demo/prime': '/demo?from=prime',
  '/demo/tremor': '/demo?from=tremor',
  '/demo/rules-engine': '/demo?from=rules-engine',
  '/sandbox': '/demo?from=sandbox',
  // Printed in packages.
  '/docs/api': '/docs/category/api',
};

/** Exactly the listed addresses that have no page here (adr/0021). */
export function movedPages(siteDir = process.cwd()): Redirect[] {
  return [
    ...Object.entries(elsewhere).map(([from, to]) => ({ from, to })),
    ...knownPages(siteDir).flatMap((known) => {
      const to = addressOf(known);
      return to === known.from ? [] : [{ from: known.from, to }];
    }),
  ];
}
