import { useLocation } from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { type ReactNode, useRef } from 'react';

type Props = { summary: ReactNode; children: ReactNode };

/**
 * A folded part with anchors in it. It opens when the address leads to one of them, or to the heading that the part
 * stands under. The browser does the first of these itself when it loads a page, without scripts; but a link that is
 * followed within the site only scrolls.
 */
export function Fold({ summary, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  // In a layout effect: the page scrolls to the target right after it.
  useIsomorphicLayoutEffect(() => {
    const fold = details.current;
    const target = document.getElementById(location.hash.slice(1));
    if (fold && target && (fold.contains(target) || headingOf(fold) === target)) fold.open = true;
  }, [location]);
  return (
    <details ref={details}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

/** The heading that an element stands under. */
function headingOf(element: Element): Element | null {
  let before = element.previousElementSibling;
  while (before && !/^H[1-6]$/.test(before.tagName)) before = before.previousElementSibling;
  return before;
}
