import clsx from 'clsx';
import styles from './CopyButton.module.css';
import controls from './controls.module.css';
import { useCopy } from './useCopy';

type Props = { read: () => string | undefined; children: string };

/** A button that copies a text and says on itself what came of it, as wide as before, so that the next one stays where it is. */
export function CopyButton({ read, children }: Props) {
  const { feedback, copy } = useCopy(read);
  return (
    <button type="button" className={clsx(controls.button, styles.copy)} data-name={children} onClick={copy}>
      {feedback ?? children}
    </button>
  );
}
