import { createSearch } from '../engine/createSearch';
import type { Question, Reply } from './messages';

let folder = '';
const search = createSearch(async (file) => {
  const response = await fetch(folder + file);
  if (!response.ok) throw new Error(`${file} of the search index answered ${response.status}.`);
  return response.json();
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
