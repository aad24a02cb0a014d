import { useHistory } from '@docusaurus/router';
import type { MouseEvent, ReactNode } from 'react';

/**
 * A result of the modal. It stands inside an element with the role option, which may hold nothing that takes the
 * focus, so it is an anchor without address; the keyboard reaches it through that option.
 */
export function SearchHit({ hit, children }: { hit: { url: string }; children: ReactNode }) {
  const history = useHistory();
  const visit = (event: MouseEvent) => {
    if (event.button === 1 || event.metaKey || event.ctrlKey) window.open(hit.url, '_blank', 'noopener');
    else history.push(hit.url);
  };
  return (
    // biome-ignore lint/a11y: see above
    <a onClick={visit} onAuxClick={visit}>
      {children}
    </a>
  );
}
