import { readFile } from 'node:fs/promises';
import { pageFile } from '../../finish/pages';
import type { SearchRecord } from '../records';
import { readPage } from './readPage';

/** Records of all pages of a build, by docs tag. Pages that say nothing by themselves are left out. */
export async function readPages(
  outDir: string,
  baseUrl: string,
  routes: string[],
): Promise<Map<string, SearchRecord[]>> {
  const pages = routes.filter((route) => !/\/(404\.html|search)$/.test(route)).sort();
  const records = await Promise.all(
    pages.map(async (route) => readPage(await readFile(pageFile(outDir, baseUrl, route), 'utf8'), route)),
  );
  const byTag = new Map<string, SearchRecord[]>();
  for (const record of records.flat())
    byTag.set(record.docusaurus_tag, [...(byTag.get(record.docusaurus_tag) ?? []), record]);
  return byTag;
}
