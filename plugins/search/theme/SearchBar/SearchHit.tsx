import { useHistory } from '@docusaurus/router';
import type { MouseEvent, ReactNode } from 'react';

type Hit = { url: string; _snippetResult?: { content?: { value: string } } };

/**
 * A result of the modal, with the line of its section that matched, as a cell of a row (see repairModalRoles). Its link is out of
 * the order of Tab, because arrow keys choose among the rows. Recent searches have buttons inside, which a link must not
 * have, so theirs is an anchor without address.
 */
export function SearchHit({ hit, children }: { hit: Hit; children: ReactNode }) {
  const history = useHistory();
  const visit = (event: MouseEvent) => {
    const isElsewhere = event.button === 1 || event.metaKey || event.ctrlKey || event.shiftKey;
    if (hit._snippetResult && isElsewhere) return; // the browser follows the link
    event.preventDefault();
    if (isElsewhere) window.open(hit.url, '_blank', 'noopener');
    else history.replace(hit.url); // in place of the modal's entry
  };
  const line = hit._snippetResult?.content?.value;
  return (
    <div>
      <a href={hit._snippetResult && hit.url} tabIndex={hit._snippetResult && -1} onClick={visit} onAuxClick={visit}>
        {children}
        {line && <p className="search-line" dangerouslySetInnerHTML={{ __html: line }} />}
      </a>
    </div>
  );
}
