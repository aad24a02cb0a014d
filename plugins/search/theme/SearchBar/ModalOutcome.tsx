import type { Outcome } from '@site/plugins/search/client/outcome';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { SearchFailure } from './SearchFailure';
import { fill } from './takeOver';

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
      {outcome?.failed && createPortal(<SearchFailure retry={searchAgain} />, dropdown)}
    </>
  );
}

/** Has the modal ask once more for what stands in its box: to it, a text that goes and comes back is another one. */
function searchAgain() {
  const box = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (!box) return;
  const { value } = box;
  fill(box, '');
  fill(box, value);
  box.focus();
}

function announcement({ query, count }: { query: string; count: number }): string {
  if (count === 0) return `No results for ${query}`;
  return count === 1 ? 'One result' : `${count} results`;
}
