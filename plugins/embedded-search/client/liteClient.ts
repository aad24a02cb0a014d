import siteConfig from '@generated/docusaurus.config';
import { recordsFile, type SearchRecord } from '../records';
import { type SearchQuery, search } from './search';

type Request = SearchQuery & { params?: SearchQuery };

/** Sent on `window` after each search, so that the modal and the search page can show a failed one. */
export const searchEvent = 'site:search';
export type SearchEventDetail = { failed: boolean };

let records: Promise<SearchRecord[]> | undefined;

/** Loads the records once; a failed load is forgotten, so that the next search tries again. */
function loadRecords(): Promise<SearchRecord[]> {
  records ??= fetch(`${siteConfig.baseUrl}${recordsFile}`)
    .then((response) => {
      if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
      return response.json() as Promise<SearchRecord[]>;
    })
    .then((loaded) => {
      if (!Array.isArray(loaded)) throw new Error('The search index is damaged.');
      // The modal and the search page take hosted addresses apart, so these have to be absolute too.
      return loaded.map((record) => ({ ...record, url: new URL(record.url, location.origin).href }));
    })
    .catch((error) => {
      records = undefined;
      throw error;
    });
  return records;
}

const tell = (failed: boolean) =>
  window.dispatchEvent(new CustomEvent<SearchEventDetail>(searchEvent, { detail: { failed } }));

async function answer(request: Request[] | { requests: Request[] }) {
  const requests = Array.isArray(request) ? request : request.requests;
  try {
    const loaded = await loadRecords();
    const results = requests.map((one) => search(loaded, { ...one, ...one.params }));
    tell(false);
    return { results };
  } catch (error) {
    tell(true);
    throw error;
  }
}

/**
 * The search client of the site when no service is configured. It has the shape of `algoliasearch/lite`, whose place
 * it takes in the theme's search page, and is handed to the DocSearch modal by `transformSearchClient`.
 */
export const liteClient = (_appId?: string, _apiKey?: string) => ({
  search: answer,
  searchForHits: answer,
  addAlgoliaAgent: () => {},
  clearCache: () => Promise.resolve(),
  transporter: {},
  appId: 'embedded',
});
