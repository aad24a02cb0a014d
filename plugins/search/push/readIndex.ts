import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type IndexFile, unpackIndex } from '../packIndex';
import { indexFile, indexFolder, type SearchRecord, tagsFile } from '../records';

/**
 * All records of a build, with the addresses they have on the published site.
 * @param siteUrl origin of the published site
 */
export function readIndex(outDir: string, siteUrl: string): SearchRecord[] {
  const read = (file: string) => JSON.parse(readFileSync(path.join(outDir, indexFolder, file), 'utf8'));
  const tags: string[] = read(tagsFile);
  return tags
    .flatMap((tag) => unpackIndex(read(indexFile(tag)) as IndexFile))
    .map((record) => ({ ...record, url: new URL(record.url, siteUrl).href }));
}
