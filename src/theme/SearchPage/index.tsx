// Change: a failed search says so, and the version select has a name; the stock page lacks both.

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
    <>
      <SearchPage />
      {failed && <SearchFailure into="main, .container" />}
    </>
  );
}
