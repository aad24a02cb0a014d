import { giveUpPending } from '@site/src/loading/chunks';
import { LoadFailure, patience } from '@site/src/loading/LoadFailure';
import { reloadHere } from '@site/src/loading/restoreAfterReload';
import { OfflineControl } from '@site/src/offline/OfflineControl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { failureText } from './failureText';
import styles from './styles.module.css';

type Props = {
  /** What went wrong, if anything did. */
  error?: unknown;
  /** Starts the load again. */
  retry: () => void;
  /** True once the load has taken longer than the 200 ms below which a spinner would only flicker. */
  pastDelay: boolean;
  /** The part has something to show already: no spinner, but word of a load that takes long. */
  isShown?: boolean;
};

/** What stands in the place of a part that is loading: nothing, a spinner, or a box that says what happened, with Retry. */
export function LoadState({ error, retry, pastDelay, isShown }: Props): ReactNode {
  const answered = useRef<unknown>();
  // What failed for want of a connection, or was given up when the page was left, comes by itself once that is over.
  useEffect(() => {
    if (!error) return;
    // It may be over before this effect listens: no event tells of it then.
    const isOver = error instanceof LoadFailure && error.reason === 'offline' && navigator.onLine;
    if (isOver && answered.current !== error) retry();
    answered.current = error;
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && retry();
    addEventListener('online', retry);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('online', retry);
      removeEventListener('pageshow', onShow);
    };
  }, [error, retry]);
  if (error) {
    const reason = error instanceof LoadFailure ? error.reason : undefined;
    const isUpdated = reason === 'updated';
    return (
      <div className={styles.failure} role="alert">
        <p>{failureText(error)}</p>
        <button type="button" onClick={isUpdated ? reloadHere : retry}>
          {isUpdated ? 'Reload' : 'Retry'}
        </button>{' '}
        {reason === 'offline' && <OfflineControl />}
      </div>
    );
  }
  return pastDelay ? <Pending retry={retry} isShown={isShown} /> : null;
}

/** A spinner, and words when nothing has come for long. */
function Pending({ retry, isShown }: Pick<Props, 'retry' | 'isShown'>) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLong, patience, true);
    return () => clearTimeout(timer);
  }, []);
  const again = () => {
    setLong(false);
    void giveUpPending().then(retry);
  };
  return (
    <>
      {!isShown && <div className={styles.spinner} role="status" aria-label="Loading" />}
      {isLong && (
        <div className={styles.pending} role="alert">
          <p>This part of the page is still loading. Wait, or try again.</p>
          <button type="button" onClick={again}>
            Retry
          </button>
        </div>
      )}
    </>
  );
}
