import siteConfig from '@generated/docusaurus.config';
import type { SearchRequest } from '../engine/answer';
import { embeddedAppId, indexFolder } from '../records';
import { askWorker } from './askWorker';

type Request = SearchRequest & { params?: SearchRequest };

async function search(request: Request[] | { requests: Request[] }) {
  const requests = Array.isArray(request) ? request : request.requests;
  const folder = new URL(`${siteConfig.baseUrl}${indexFolder}/`, location.origin).href;
  return {
    results: await askWorker(
      requests.map(({ params, ...one }) => ({ ...one, ...params })),
      folder,
    ),
  };
}

/**
 * The search client of the site when no service is configured. It has the shape of `algoliasearch/lite`, whose place
 * it takes on the search page, and is handed to the DocSearch modal by `transformSearchClient`.
 */
export const liteClient = (_appId?: string, _apiKey?: string) => ({
  search,
  searchForHits: search,
  addAlgoliaAgent: () => {},
  clearCache: () => Promise.resolve(),
  transporter: {},
  appId: embeddedAppId,
});
