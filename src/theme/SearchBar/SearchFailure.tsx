import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * What a failed search shows. The stock modal ends such a search as "no results", because its status returns to idle
 * in the same tick, and the stock search page shows nothing.
 * @param into selector of the element whose results it replaces
 */
export function SearchFailure({ into }: { into: string }) {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(document.querySelector(into)), [into]);
  return (
    place &&
    createPortal(
      <div className="search-failure" role="alert">
        <p>
          <strong>Unable to fetch results</strong>
        </p>
        <p>You might want to check your network connection.</p>
      </div>,
      place,
    )
  );
}
