import { listInWords } from '@site/src/dataset/listInWords';
import controls from '@site/src/ui/controls.module.css';
import { useRelease } from '../../releases/useRelease';
import { runIntent } from '../../run/runIntent';
import styles from './CompareButton.module.css';

/** Asks every engine, for whoever has not used the builder yet: what costs more than the answer of the chosen format. */
export function CompareButton() {
  const { names, download } = useRelease().engines;
  return (
    <p className={styles.compare}>
      <button
        type="button"
        className={controls.button}
        onClick={({ currentTarget }) => {
          // The button goes.
          currentTarget.closest<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true });
          runIntent.compare();
        }}
      >
        Compare {names.length} engines, {download}
      </button>{' '}
      <span className={controls.note}>
        {listInWords(names)} say whether all export formats select the same rows. Nothing is sent anywhere.
      </span>
    </p>
  );
}
