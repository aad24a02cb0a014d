import type { DocSearchModal } from '@docsearch/react/modal';
import type { ComponentProps } from 'react';

/** Wording of the specification; "No results for" differs from the stock translation. */
export const translations: ComponentProps<typeof DocSearchModal>['translations'] = {
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
