import type { ReactNode } from 'react';
import { failureText } from './failureText';
import styles from './styles.module.css';

type Props = {
  /** What went wrong, if anything did. */
  error?: unknown;
  /** Starts the load again. */
  retry: () => void;
  /** True once the load has taken longer than the 200 ms below which a spinner would only flicker. */
  pastDelay: boolean;
};

/** What stands in the place of a part that is loading: nothing, a spinner, or an error box with Retry. */
export function LoadState({ error, retry, pastDelay }: Props): ReactNode {
  if (error) {
    return (
      <div className={styles.failure} role="alert">
        <p>{failureText(error)}</p>
        <button type="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? <div className={styles.spinner} role="status" aria-label="Loading" /> : null;
}
