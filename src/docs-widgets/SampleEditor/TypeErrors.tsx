import { LoadState } from '@site/src/ui/LoadState';
import styles from './styles.module.css';
import type { useTypeCheck } from './useTypeCheck';

/** What the check of types has found; the first error also stands at its line. */
export function TypeErrors({ load, isChecking, problems, retry }: ReturnType<typeof useTypeCheck>) {
  return (
    <>
      <LoadState {...load} retry={retry} />
      <div role="status" className={styles.notice} hidden={!isChecking && !problems}>
        {isChecking && <p>Checking the types…</p>}
        {problems && <p>{problems.length ? `Type errors: ${problems.length}` : 'No type errors.'}</p>}
        {problems && problems.length > 0 && (
          <ul className={styles.errors}>
            {problems.map(({ line, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two errors may be the same.
              <li key={at}>{`Line ${line}: ${text}`}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
