import { embeddedAppId } from '../plugins/search/records';
import { env } from './env';

/** True when a hosted search service is configured; otherwise the embedded engine answers. */
const isHosted = Boolean(env.search.appId && env.search.apiKey);

/** Theme configuration of DocSearch. The ids are never sent anywhere unless a service is configured. */
export const algolia = {
  appId: (isHosted && env.search.appId) || embeddedAppId,
  apiKey: (isHosted && env.search.apiKey) || embeddedAppId,
  indexName: env.search.indexName,
  contextualSearch: true,
  searchPagePath: 'search',
  insights: false,
};
