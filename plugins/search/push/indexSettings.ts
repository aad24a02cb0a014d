import type { IndexSettings } from 'algoliasearch';

/** How a hosted index has to be set up for the filters of the modal and the search page. */
export const indexSettings: IndexSettings = {
  attributesForFaceting: ['language', 'version', 'docusaurus_tag', 'type'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:18'],
  searchableAttributes: [
    'unordered(hierarchy.lvl6)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl1)',
    'synonyms',
    'content',
    'code',
  ],
  // A long section has several records, and answers once.
  distinct: true,
  attributeForDistinct: 'url',
  ranking: ['words', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 5,
  minWordSizefor2Typos: 9,
  separatorsToIndex: '_',
  camelCaseAttributes: ['hierarchy', 'content', 'code'],
};
