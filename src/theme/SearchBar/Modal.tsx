import docSearchStyles from '!!raw-loader!@docsearch/css/dist/style.css';
import { DocSearchModal } from '@docsearch/react/modal';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { useSearchLinkCreator } from '@docusaurus/theme-common';
import {
  mergeFacetFilters,
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import { liteClient } from '@site/plugins/embedded-search/client/liteClient';
import { type ComponentProps, useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { EmbeddedSearchClass } from './EmbeddedSearchClass';
import { mendModal } from './mendModal';
import { SearchFailure } from './SearchFailure';
import { SearchHit } from './SearchHit';
import { useSearchFailed } from './useSearchFailed';
import './modal.css';

type ModalProps = ComponentProps<typeof DocSearchModal>;

/** Wording of the specification; "No results for" differs from the stock translation. */
const translations: ModalProps['translations'] = {
  searchBox: {
    searchInputLabel: 'Search docs',
    resetButtonTitle: 'Clear the query',
    resetButtonAriaLabel: 'Clear the query',
    cancelButtonText: 'Cancel',
    cancelButtonAriaLabel: 'Cancel',
  },
  startScreen: {
    recentSearchesTitle: 'Recent',
    noRecentSearchesText: 'No recent searches',
    favoriteSearchesTitle: 'Favorite',
  },
  errorScreen: { titleText: 'Unable to fetch results', helpText: 'You might want to check your network connection.' },
  noResultsScreen: { noResultsText: 'No results for' },
};

/** The DocSearch modal over the embedded engine, or over the hosted service when one is configured. */
export default function Modal({ onClose }: { onClose: () => void }) {
  const { appId, apiKey, indexName } = useAlgoliaThemeConfig().algolia as {
    appId: string;
    apiKey: string;
    indexName: string;
  };
  const history = useHistory();
  const toLocalUrl = useSearchResultUrlProcessor();
  const createSearchLink = useSearchLinkCreator();
  const facetFilters = mergeFacetFilters(useAlgoliaContextualFacetFilters(), []);
  const failed = useSearchFailed();

  useEffect(() => {
    const container = document.querySelector('.DocSearch-Container');
    return container ? mendModal(container) : undefined;
  }, []);

  const parts = useMemo(
    () => ({
      hitComponent: SearchHit,
      resultsFooterComponent: (({ state }) => (
        <Link to={createSearchLink(state.query)} onClick={onClose}>
          See all {String(state.context.nbHits)} results
        </Link>
      )) satisfies ModalProps['resultsFooterComponent'],
    }),
    [createSearchLink, onClose],
  );

  return createPortal(
    <EmbeddedSearchClass>
      <style>{docSearchStyles}</style>
      <DocSearchModal
        {...parts}
        appId={appId}
        apiKey={apiKey}
        indexName={indexName}
        placeholder="Search docs"
        initialScrollY={window.scrollY}
        onClose={onClose}
        navigator={{ navigate: ({ itemUrl }) => history.push(itemUrl) }}
        transformItems={(items) => items.map((item) => ({ ...item, url: toLocalUrl(item.url) }))}
        transformSearchClient={(hosted) => (appId === 'embedded' ? (liteClient() as unknown as typeof hosted) : hosted)}
        searchParameters={{ facetFilters }}
        translations={translations}
      />
      {failed && <SearchFailure into=".DocSearch-Dropdown" />}
    </EmbeddedSearchClass>,
    document.body,
  );
}
