import { fetchBytes } from '@site/src/loading/fetchBytes';
import { createSearch } from '../engine/createSearch';
import type { Question, Reply } from './messages';

let folder = '';
const load = async (file: string, init: RequestInit = {}) =>
  JSON.parse(new TextDecoder().decode(await fetchBytes(folder + file, 'The search index', undefined, init)));
const again: RequestInit = { cache: 'reload' };
let hasFailed = false;
const search = createSearch(async (file) => {
  // A damaged file would otherwise come from the cache for as long as the visitor searches.
  if (hasFailed) return load(file, again);
  try {
    return await load(file);
  } catch (error) {
    hasFailed = true;
    if (error instanceof SyntaxError) return load(file, again);
    throw error;
  }
});

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  folder = data.folder;
  const reply = (message: Reply) => self.postMessage(message);
  try {
    const results = await search(data.requests);
    // The modal and the search page take hosted addresses apart, so these have to be absolute too.
    for (const hit of results.flatMap(({ hits }) => hits)) hit.url = new URL(hit.url, folder).href;
    reply({ id: data.id, results });
  } catch (error) {
    reply({ id: data.id, error: String(error) });
  }
};
self.postMessage({ ready: true } satisfies Reply);
