import path from 'node:path';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent, LoadContext } from '@docusaurus/types';
import { documentedLines, type Line } from '../../lines/lines';
import type { TwinPage } from './twinOf';

/** A page that lists the pages of a category; it has no file of its own. */
export type CategoryPage = Omit<TwinPage, 'file'> & { items: TwinPage[] };

/** The pages of a line in the order of its sidebar, by the category that they stand in; those in none have no label. */
export type DocsLine = { line: Line; url: string; groups: { label?: string; pages: (TwinPage | CategoryPage)[] }[] };

/** `root` is the origin and base of the site, without a slash at the end. */
export type DocsSite = { root: string; lines: DocsLine[] };

/** Docusaurus' own docs versions. */
export const loadedVersions = (allContent: AllContent): LoadedVersion[] =>
  (allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined)?.loadedVersions ?? [];

/**
 * The pages of all lines, as Docusaurus has read them.
 * @throws when a page stands in no sidebar, where nobody would find it
 */
export function readDocs(allContent: AllContent, { siteDir, siteConfig, baseUrl }: LoadContext): DocsSite {
  const root = `${siteConfig.url}${baseUrl}`.replace(/\/$/, '');
  const { origin } = new URL(root);
  const versions = loadedVersions(allContent);
  const lines = documentedLines(siteDir).map((line): DocsLine => {
    const version = versions.find(({ versionName }) => versionName === line.id) as LoadedVersion;
    const pages = new Map(
      version.docs.map((doc): [string, TwinPage] => [
        doc.id,
        {
          file: path.join(siteDir, doc.source.replace('@site/', '')),
          url: origin + doc.permalink,
          title: doc.title,
          description: doc.description,
        },
      ]),
    );
    const page = (id: string) => {
      const found = pages.get(id) as TwinPage;
      pages.delete(id);
      return found;
    };
    const groups: DocsLine['groups'] = Object.values(version.sidebars)
      .flat()
      .map((item) => {
        if (item.type === 'doc') return { pages: [page(item.id)] };
        if (item.type !== 'category' || !item.link)
          throw new Error(`A twin is not known for a ${item.type} of the sidebar`);
        // A heading between them is no page.
        const items = item.items.flatMap((child) => (child.type === 'html' ? [] : page((child as { id: string }).id)));
        if (item.link.type === 'doc') return { label: item.label, pages: [page(item.link.id), ...items] };
        const { permalink, description = '' } = item.link;
        const own = { url: origin + permalink, title: item.link.title ?? item.label, description, items };
        return { label: item.label, pages: [own, ...items] };
      });
    if (pages.size) throw new Error(`${line.label}: no sidebar has ${[...pages.keys()]}`);
    return { line, url: root + line.path, groups: joined(groups) };
  });
  return { root, lines };
}

/** Groups without a label as one, at the place of the first. */
function joined(groups: DocsLine['groups']): DocsLine['groups'] {
  const loose = groups.filter(({ label }) => !label).flatMap(({ pages }) => pages);
  return [{ pages: loose }, ...groups.filter(({ label }) => label)];
}
