import controls from '@site/src/ui/controls.module.css';
import styles from './styles.module.css';

type Props = { label: string; done?: number; of?: number; cancel: () => void };

/** How far something is that a worker does, once that is known, and a button that ends it. */
export const Running = ({ label, done, of, cancel }: Props) => (
  <div className={styles.running}>
    <progress max={of} value={done} aria-label={label} />
    {of !== undefined && (
      <span>
        {done?.toLocaleString('en')} of {of.toLocaleString('en')}
      </span>
    )}
    <button type="button" className={controls.button} onClick={cancel}>
      Cancel
    </button>
  </div>
);
