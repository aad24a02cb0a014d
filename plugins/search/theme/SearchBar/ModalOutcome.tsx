import type { Outcome } from '@site/plugins/search/client/outcome';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { SearchFailure } from './SearchFailure';

/**
 * What the modal does not say by itself: that a search failed, and to those who cannot see the list, what it holds.
 * Both stand inside of the modal, because nothing outside of it is read out while it is open.
 */
export function ModalOutcome({ outcome }: { outcome: Outcome | undefined }) {
  const [modal, setModal] = useState<Element | null>(null);
  useEffect(() => setModal(document.querySelector('.DocSearch-Modal')), []);
  const dropdown = modal?.querySelector('.DocSearch-Dropdown');
  if (!modal || !dropdown) return null;
  return (
    <>
      {createPortal(
        <p role="status" className="search-status">
          {outcome && !outcome.failed && outcome.query && announcement(outcome)}
        </p>,
        modal,
      )}
      {outcome?.failed && createPortal(<SearchFailure />, dropdown)}
    </>
  );
}

function announcement({ query, count }: { query: string; count: number }): string {
  if (count === 0) return `No results for ${query}`;
  return count === 1 ? 'One result' : `${count} results`;
}
