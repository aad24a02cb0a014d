import controls from '@site/src/ui/controls.module.css';
import { LoadState } from '@site/src/ui/LoadState';
import clsx from 'clsx';
import { QueryText } from '../builder/QueryText';
import { onMovies } from '../releases/onMovies';
import { releaseEntry } from '../releases/registry';
import { fieldsOf } from '../releases/useFields';
import type { ComingLink, LinkFailure as Failure } from '../store/usePermalink';
import styles from './index.module.css';

type Dismissed = { dismiss: () => void };

const Dismiss = ({ dismiss }: Dismissed) => (
  <button type="button" className={controls.button} onClick={dismiss}>
    Dismiss
  </button>
);

/** Why a link opened nothing, and what the demo shows instead. */
export const LinkFailure = ({ reason, isOwnWork, dismiss }: Failure & Dismissed) => (
  <div className={clsx(controls.warning, styles.notice)} role="alert">
    <p>
      This link could not be read: {reason}.{' '}
      {isOwnWork ? 'Your query stays as it was.' : 'The demo shows its own query instead.'}
    </p>
    <Dismiss dismiss={dismiss} />
  </div>
);

/** What is to be known of a link that was opened, the most important first. */
export const LinkNotes = ({ notes, dismiss }: { notes: readonly string[] } & Dismissed) => (
  <div className={clsx(styles.about, styles.notice)} role="status" aria-label="About this link">
    <p>
      <b>{notes[0]}</b> {notes.slice(1).join(' ')}
    </p>
    <Dismiss dismiss={dismiss} />
  </div>
);

/** The query of a link, to be read until its release has come. */
export function LinkOnItsWay({ state: { release, query, ...about }, ...loading }: ComingLink) {
  const { line } = releaseEntry(release);
  return (
    <section aria-label="Query of this link" className={styles.notice}>
      <p>This link is on its way. It opens in release {line.release}. Its query:</p>
      <QueryText query={query} fields={fieldsOf(onMovies[release], about)} />
      <LoadState pastDelay {...loading} />
    </section>
  );
}
