import { moviesStatus } from '@site/src/dataset/loadMovies';
import type { Status } from '@site/src/dataset/status';
import { engineClients } from '@site/src/engines/engineClients';
import { engineOf } from '@site/src/engines/registry';
import controls from '@site/src/ui/controls.module.css';
import { useSyncExternalStore } from 'react';
import { type RunRequest, versionOf } from '../../run/runRequest';
import styles from './styles.module.css';

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en-US')} KB`;
const none: Status = { phase: 'idle' };
const nothing = { status: () => none, subscribe: () => () => {} };

type Props = { asked: RunRequest; isBusy: boolean; isFirst: boolean };

/**
 * What is still to come before the first answer, with as much as is known about how far it is. A screen reader hears
 * that it loads, and no figures, which change hundreds of times; what came of it is said by the line under the builder.
 */
export function Loading({ asked, isBusy, isFirst }: Props) {
  const engine = engineOf(asked.format, versionOf(asked));
  const { subscribe, status } = engine ? engineClients[engine.id] : nothing;
  const movies = useSyncExternalStore(moviesStatus.subscribe, moviesStatus.status, moviesStatus.status);
  const ofEngine = useSyncExternalStore(subscribe, status, status);
  const isLoading = isBusy && (movies.phase === 'loading' || ofEngine.phase === 'loading');
  const ofMovies = asked.data === undefined;
  const what = [ofMovies && isFirst && 'the movies table', engine && 'the engine'].filter(Boolean).join(' and ');
  return (
    <>
      <p className={controls.hidden} role="status">
        {isLoading && `Loading ${what}`}
      </p>
      {isLoading && (
        // biome-ignore lint/a11y/noRedundantRoles: without its marks Safari takes it for no list.
        <ul className={styles.loading} role="list" aria-label="Loading">
          {ofMovies && <Step name="The movies table" {...movies} />}
          {engine && <Step name="The engine" {...ofEngine} />}
        </ul>
      )}
    </>
  );
}

function Step({ name, phase, progress }: Status & { name: string }) {
  const known = progress?.total ? { value: progress.loaded, max: progress.total } : {};
  const isReady = phase === 'ready';
  return (
    <li>
      <span>
        {name}: {isReady ? 'ready' : progress ? received(progress) : 'on its way'}
      </span>
      <progress aria-label={name} {...(isReady ? { value: 1, max: 1 } : known)} />
    </li>
  );
}

const received = ({ loaded, total, unit }: NonNullable<Status['progress']>) =>
  unit && total
    ? `${Math.floor((100 * loaded) / total)} % of the rows`
    : total
      ? `${kilobytes(loaded)} of ${kilobytes(total)}`
      : `${kilobytes(loaded)} so far`;
