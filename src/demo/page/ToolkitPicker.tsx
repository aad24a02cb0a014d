import useBaseUrl from '@docusaurus/useBaseUrl';
import { isToolkitOf, type ToolkitId, toolkits } from '@site/src/toolkits/registry';
import { announce } from '@site/src/ui/announce';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link, useHistory, useLocation } from 'react-router-dom';
import { afterPaint } from '../builder/afterPaint';
import type { ReleaseId } from '../releases/DemoRelease';
import { loadAdapter } from '../releases/load';
import styles from './ToolkitPicker.module.css';

type Toolkit = (typeof toolkits)[number];

/**
 * The release's toolkits as links within the page. They are the router's own links, because Docusaurus' prefetch the page of every
 * link that is in view: all five toolkits. These wait for the pointer or the focus.
 */
export function ToolkitPicker({ current, release }: { current: ToolkitId; release: ReleaseId }) {
  const { coming, goTo } = useComing();
  return (
    <nav aria-label="Toolkit" className={styles.toolkits}>
      {toolkits
        .filter(({ id }) => isToolkitOf(id, release))
        .map((toolkit) => (
          <ToolkitLink
            key={toolkit.id}
            release={release}
            toolkit={toolkit}
            isCurrent={toolkit.id === current}
            coming={coming}
            goTo={goTo}
          />
        ))}
    </nav>
  );
}

/**
 * The path of the toolkit that was pressed, until its page takes the place of this one. What says so is painted before
 * the browser turns to that page: a builder of many rules would keep it from painting anything.
 */
function useComing() {
  const history = useHistory();
  const [coming, setComing] = useState<string>();
  // Back, or another link, while it is on its way.
  useEffect(
    () => history.listen(({ pathname }) => setComing((path) => (path === pathname ? path : undefined))),
    [history],
  );
  useEffect(() => {
    if (coming === undefined) return;
    return afterPaint(() => history.push({ pathname: coming, state: { isToolkitChange: true } }));
  }, [coming, history]);
  return { coming, goTo: setComing };
}

/** Whether a click is one that the browser follows itself, as into a new tab. */
const isNative = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

type ToolkitLinkProps = {
  release: ReleaseId;
  toolkit: Toolkit;
  isCurrent: boolean;
  coming: string | undefined;
  goTo: (path: string) => void;
};

function ToolkitLink({ release, toolkit, isCurrent, coming, goTo }: ToolkitLinkProps) {
  const path = useBaseUrl(toolkit.path);
  const link = useRef<HTMLAnchorElement>(null);
  const cameByPicker = useLocation<{ isToolkitChange?: boolean } | undefined>().state?.isToolkitChange;
  useEffect(() => {
    // Every toolkit is a page of its own: the keyboard stays where it was.
    if (!isCurrent || !cameByPicker) return;
    link.current?.focus({ preventScroll: true });
    announce(`Toolkit: ${toolkit.label}`);
  }, [isCurrent, cameByPicker, toolkit]);
  useEffect(() => {
    const { current } = link;
    const strip = current?.parentElement;
    // On a phone the strip is wider than the page; where the visitor is should be in sight.
    if (isCurrent && strip)
      strip.scrollLeft = current.offsetLeft - strip.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
  }, [isCurrent]);
  const preload = () => {
    window.docusaurus.preload(path);
    loadAdapter(release, toolkit.id).catch(() => {}); // shown where the builder would be
  };
  const follow = (event: MouseEvent) => {
    if (isCurrent || isNative(event)) return;
    event.preventDefault();
    announce(`Loading toolkit: ${toolkit.label}`);
    goTo(path);
  };
  return (
    <Link
      innerRef={link}
      to={path}
      aria-current={isCurrent ? 'page' : undefined}
      aria-busy={coming === path || undefined}
      className={styles.toolkit}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={follow}
    >
      {toolkit.label}
    </Link>
  );
}
