// Change: a failed search says so, the version select has a name, and there is no provider's logo without a provider.

import { EmbeddedSearchClass } from '@site/src/theme/SearchBar/EmbeddedSearchClass';
import { SearchFailure } from '@site/src/theme/SearchBar/SearchFailure';
import { useSearchFailed } from '@site/src/theme/SearchBar/useSearchFailed';
import SearchPage from '@theme-original/SearchPage';
import { useEffect } from 'react';

export default function SearchPageWithFailure() {
  const failed = useSearchFailed();
  useEffect(() => {
    document.querySelector('.container form select')?.setAttribute('aria-label', 'Documentation version');
  }, []);
  return (
    <EmbeddedSearchClass>
      <SearchPage />
      {failed && <SearchFailure into="main, .container" />}
    </EmbeddedSearchClass>
  );
}
