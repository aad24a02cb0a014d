import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The ids of the docs that a category of a sidebar lists, or undefined when the sidebar has no such category. */
function idsBelow(items, permalink) {
  for (const { type, href, items: below } of items) {
    if (type !== 'category') continue;
    if (href === permalink) return below.flatMap(({ docId }) => docId ?? []);
    const ids = idsBelow(below, permalink);
    if (ids) return ids;
  }
  return undefined;
}

/**
 * The docs that the page of a category has cards of, by their ids.
 * @param permalink address of the category's page
 * @param versions what the docs plugin tells the pages of each line
 * @throws if no line has the category
 */
export function docsOfCategory(permalink, versions) {
  for (const { docs, docsSidebars } of versions)
    for (const sidebar of Object.values(docsSidebars)) {
      const ids = idsBelow(sidebar, permalink);
      if (ids) return Object.fromEntries(ids.map((id) => [id, docs[id]]));
    }
  throw new Error(`No line of the docs has the category ${permalink}.`);
}

/**
 * Bundler loader for the data of the docs' routes: takes the docs from that of a line, and gives those of a category to
 * the category's page.
 * @this {import('@rspack/core').LoaderContext<object>}
 */
export default function docsOfCategoriesLoader(source) {
  const data = JSON.parse(source);
  if (data.version) return JSON.stringify({ ...data, version: { ...data.version, docs: {} } });
  if (!data.categoryGeneratedIndex) return source;
  const folder = path.dirname(this.resourcePath);
  const versions = readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    this.addDependency(file);
    return JSON.parse(readFileSync(file, 'utf8')).version ?? [];
  });
  const { permalink, slug } = data.categoryGeneratedIndex;
  const docs = docsOfCategory(permalink ?? slug, versions);
  return JSON.stringify({ ...data, categoryGeneratedIndex: { ...data.categoryGeneratedIndex, docs } });
}
