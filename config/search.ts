import { env } from './env';

/** True when a hosted search service is configured; otherwise the embedded engine answers. */
export const searchIsHosted = Boolean(env.search.appId && env.search.apiKey);

/** Theme configuration of DocSearch. The ids are never sent anywhere unless a service is configured. */
export const algolia = {
  appId: (searchIsHosted && env.search.appId) || 'embedded',
  apiKey: (searchIsHosted && env.search.apiKey) || 'embedded',
  indexName: env.search.indexName,
  contextualSearch: true,
  searchPagePath: 'search',
  insights: false,
};
