// Change: a failed search says so; the stock page shows nothing then.

import { SearchFailure } from '@site/src/theme/SearchBar/SearchFailure';
import { useSearchFailed } from '@site/src/theme/SearchBar/useSearchFailed';
import SearchPage from '@theme-original/SearchPage';

export default function SearchPageWithFailure() {
  const failed = useSearchFailed();
  return (
    <>
      <SearchPage />
      {failed && <SearchFailure into="main, .container" />}
    </>
  );
}
