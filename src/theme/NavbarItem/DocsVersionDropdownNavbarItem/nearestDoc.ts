import type { GlobalDoc, GlobalVersion } from '@docusaurus/plugin-content-docs/client';

/** Parameter that tells the page arrived at which page the other version does not have. */
export const missingParameter = 'missing';

/**
 * The page of a version that stands nearest to a page it does not have: the index of the page's folder, or else the
 * version's first page.
 * @param doc id of the page, e.g. `tips/styling`
 * @example nearestDoc('tips/styling', v4).path // '/docs/4/category/tips--tricks'
 * @throws if the version lacks its main page
 */
export function nearestDoc(doc: string, version: GlobalVersion): GlobalDoc {
  const [folder] = doc.split('/');
  const index = folder && folder !== doc && version.docs.find(({ id }) => id.startsWith(`/category/${folder}`));
  const main = index || version.docs.find(({ id }) => id === version.mainDocId);
  if (!main) throw new Error(`version ${version.name} has no ${version.mainDocId}`);
  return main;
}
