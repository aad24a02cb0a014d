import useBaseUrl from '@docusaurus/useBaseUrl';
import { type ToolkitId, toolkits } from '@site/src/toolkits/registry';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './ToolkitPicker.module.css';

type Toolkit = (typeof toolkits)[number];

/**
 * The toolkits as links within the page. They are the router's own links, because Docusaurus' prefetch the page of every
 * link that is in view: all five toolkits. These wait for the pointer or the focus.
 */
export function ToolkitPicker({ current }: { current: ToolkitId }) {
  return (
    <nav aria-label="Toolkit" className={styles.toolkits}>
      {toolkits.map((toolkit) => (
        <ToolkitLink key={toolkit.id} toolkit={toolkit} isCurrent={toolkit.id === current} />
      ))}
    </nav>
  );
}

function ToolkitLink({ toolkit, isCurrent }: { toolkit: Toolkit; isCurrent: boolean }) {
  const path = useBaseUrl(toolkit.path);
  const link = useRef<HTMLAnchorElement>(null);
  const cameByPicker = useLocation<{ isToolkitChange?: boolean } | undefined>().state?.isToolkitChange;
  useEffect(() => {
    // Every toolkit is a page of its own: the keyboard stays where it was.
    if (isCurrent && cameByPicker) link.current?.focus({ preventScroll: true });
  }, [isCurrent, cameByPicker]);
  useEffect(() => {
    const { current } = link;
    const strip = current?.parentElement;
    // On a phone the strip is wider than the page; where the visitor is should be in sight.
    if (isCurrent && strip)
      strip.scrollLeft = current.offsetLeft - strip.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
  }, [isCurrent]);
  const preload = () => window.docusaurus.preload(path);
  return (
    <Link
      innerRef={link}
      to={{ pathname: path, state: { isToolkitChange: true } }}
      aria-current={isCurrent ? 'page' : undefined}
      className={styles.toolkit}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {toolkit.label}
    </Link>
  );
}
