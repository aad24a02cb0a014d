import { LoadState } from '@site/src/ui/LoadState';
import { useLoadedPart } from '@site/src/ui/useLoadedPart';
import { useCallback, useEffect, useRef } from 'react';
import { anchorOf, placeOf } from '../ChangesLinks/pairs';
import styles from './styles.module.css';

type Props = {
  /** Address of the page of two lines. */
  address: string;
  /** Path of the docs page in its line: `api/export`. */
  page: string;
  /** `since v4.x` */
  label: string;
  close: () => void;
};

/** What changed on a docs page, on that page: the part of the static page of changes, which the build has cut out for it. */
export function ChangesPanel({ address, page, label, close }: Props) {
  const load = useCallback(async () => {
    const file = `${address}/${anchorOf(page)}.json`;
    const response = await fetch(file);
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return (await response.json()) as { html: string };
  }, [address, page]);
  const { part, ...loading } = useLoadedPart(load);
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has arrived is read from its beginning
  useEffect(() => panel.current?.focus({ preventScroll: true }), [part]);
  return (
    <section ref={panel} tabIndex={-1} aria-label={`Changes ${label}`} className={`${styles.changes} ${styles.panel}`}>
      <p>
        <strong>Changes {label}</strong> <a href={placeOf(address, page)}>All pages</a>{' '}
        <button type="button" onClick={close}>
          Close
        </button>
      </p>
      {/* A file of this build, cut from one of its pages. */}
      {part ? <div dangerouslySetInnerHTML={{ __html: part.html }} /> : <LoadState {...loading} />}
    </section>
  );
}
