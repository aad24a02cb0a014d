import type { Status } from '@site/src/dataset/status';
import { engineClients } from '@site/src/engines/engineClients';
import { engineOf } from '@site/src/engines/registry';
import { announce } from '@site/src/ui/announce';
import { useSyncExternalStore } from 'react';
import { demoStore } from '../store/state';
import styles from './LiveCount.module.css';
import { type RunRequest, versionOf } from './runRequest';

const none: Status = { phase: 'idle' };
const nothing = { status: () => none, subscribe: () => () => {} };

/**
 * Follows the rows of a large table into the engine that runs a request.
 * @returns how many have come, or nothing while none are on their way
 */
export function useLoadingRows(asked: RunRequest): { loaded: number; total: number } | undefined {
  const engine = engineOf(asked.format, versionOf(asked));
  const { subscribe, status } = engine ? engineClients[engine.id] : nothing;
  const { phase, progress } = useSyncExternalStore(subscribe, status, status);
  if (phase !== 'loading' || progress?.unit !== 'rows') return undefined;
  return { loaded: progress.loaded, total: progress.total ?? 1 };
}

type Props = { asked: RunRequest; loaded: number; total: number };

/** How far the rows of a large table have come into the engine, and the way back to the table before. */
export function LoadingRows({ asked, loaded, total }: Props) {
  const cancel = () => {
    const before = demoStore.get().history.past.findLast(({ data }) => data !== asked.data);
    if (!before) return;
    demoStore.setData(before.data, before.query);
    announce(`The demo is about ${before.data?.name ?? 'the movies'} again`);
  };
  return (
    <>
      <progress className={styles.progress} max={total} value={loaded} aria-label="Rows loaded" />
      <span>{Math.floor((100 * loaded) / total)} % of the rows are loaded</span>
      <button type="button" className={styles.more} onClick={cancel}>
        Cancel
      </button>
    </>
  );
}
