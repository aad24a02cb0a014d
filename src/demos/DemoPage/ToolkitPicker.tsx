import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type ToolkitId, toolkits } from '../toolkits/registry';
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
