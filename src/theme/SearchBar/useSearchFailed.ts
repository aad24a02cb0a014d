import { type SearchEventDetail, searchEvent } from '@site/plugins/embedded-search/client/liteClient';
import { useEffect, useState } from 'react';

/** True from a search that failed until one that succeeds. */
export function useSearchFailed(): boolean {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const onSearch = (event: Event) => setFailed((event as CustomEvent<SearchEventDetail>).detail.failed);
    window.addEventListener(searchEvent, onSearch);
    return () => window.removeEventListener(searchEvent, onSearch);
  }, []);
  return failed;
}
