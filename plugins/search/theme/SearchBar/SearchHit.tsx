import { useHistory } from '@docusaurus/router';
import type { MouseEvent, ReactNode } from 'react';

type Hit = { url: string; _snippetResult?: { content?: { value: string } } };

/**
 * A result of the modal, with the line of its section that matched. It stands inside an element with the role option,
 * which may hold nothing that takes the focus, so it is an anchor without address; the keyboard reaches it through that
 * option.
 */
export function SearchHit({ hit, children }: { hit: Hit; children: ReactNode }) {
  const history = useHistory();
  const visit = (event: MouseEvent) => {
    if (event.button === 1 || event.metaKey || event.ctrlKey) window.open(hit.url, '_blank', 'noopener');
    else history.replace(hit.url); // in place of the modal's entry
  };
  const line = hit._snippetResult?.content?.value;
  return (
    // biome-ignore lint/a11y: see above
    <a onClick={visit} onAuxClick={visit}>
      {children}
      {line && <p className="search-line" dangerouslySetInnerHTML={{ __html: line }} />}
    </a>
  );
}
