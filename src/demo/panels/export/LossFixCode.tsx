import { CodeView } from '@site/src/ui/CodeView';
import { LoadState } from '@site/src/ui/LoadState';
import { useLazyPart } from '@site/src/ui/useLazyPart';
import styles from './Loss.module.css';
import type { LossFix } from './lossFixes';

/** Code that keeps what the export loses, folded away and fetched when it is opened. */
export function LossFixCode({ mend }: { mend: LossFix }) {
  const { part, start, ...loading } = useLazyPart(mend.load);
  const begin = () => void start().catch(() => {}); // shown by LoadState
  return (
    <details className={styles.mend} onToggle={({ currentTarget }) => currentTarget.open && begin()}>
      <summary>Code that keeps it</summary>
      {part ? (
        <CodeView code={part.default.trim()} language="javascript" label="Code that keeps it" title="TypeScript" />
      ) : (
        <LoadState {...loading} retry={begin} />
      )}
    </details>
  );
}
