import { type IndexFile, unpackIndex } from '../packIndex';
import { indexFile, type SearchRecord, tagsFile } from '../records';
import { answer, filtersOf, type SearchAnswer, type SearchRequest } from './answer';
import { createEngine, type Engine } from './createEngine';

/** Fetches a file of the index folder. */
export type Load = (file: string) => Promise<unknown>;

/**
 * Answers search requests over the index files, each of which is loaded once, when a request asks for its docs tag. A
 * failed load is forgotten, so that the next search tries again.
 * @param load fetches and parses a file of the index folder
 */
export function createSearch(load: Load): (requests: SearchRequest[]) => Promise<SearchAnswer[]> {
  const records = new Map<string, Promise<SearchRecord[]>>();
  const engines = new Map<string, Engine>();
  let tags: Promise<string[]> | undefined;

  const recordsOf = (tag: string) => {
    const known = records.get(tag);
    if (known) return known;
    const loading = load(indexFile(tag)).then((file) => unpackIndex(file as IndexFile));
    records.set(tag, loading);
    loading.catch(() => records.delete(tag));
    return loading;
  };
  const allTags = () => {
    tags ??= load(tagsFile) as Promise<string[]>;
    tags.catch(() => {
      tags = undefined;
    });
    return tags;
  };
  // Records that answer together are indexed together: how rare a word is, is then the same for all of them.
  const engineOf = async (wanted: string[]) => {
    const key = wanted.join();
    const loaded = await Promise.all(wanted.map(recordsOf));
    const engine = engines.get(key) ?? createEngine(loaded.flat());
    engines.set(key, engine);
    return engine;
  };

  return (requests) =>
    Promise.all(
      requests.map(async (request) => {
        const wanted = tagsOf(request) ?? (await allTags());
        return answer(await engineOf([...wanted].sort()), request);
      }),
    );
}

/** Docs tags that a request is about, or none if it is about all. */
function tagsOf(request: SearchRequest): string[] | undefined {
  const facet = 'docusaurus_tag:';
  return filtersOf(request)
    .find((any) => any.every((filter) => filter.startsWith(facet)))
    ?.map((filter) => filter.slice(facet.length));
}
