import controls from '@site/src/ui/controls.module.css';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import type { DemoRelease } from '../releases/DemoRelease';
import styles from './ReleasePicker.module.css';

type LossProps = { release: DemoRelease; lost: string[]; onSwitch: () => void; onStay: () => void };

/** Most losses that are listed one by one. */
const listed = 8;

/** What a release cannot hold of the query; the visitor says whether to switch all the same. */
export function LossNotice({ release, lost, onSwitch, onStay }: LossProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const version = release.line.release;
  const backToPicker = (act: () => void) => () => {
    act();
    // The button goes.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('input[name="release"]:checked')?.focus());
  };
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={clsx(controls.warning, styles.notice)}
      aria-label={`What release ${version} cannot hold`}
    >
      <p>
        <b>Release {version} cannot hold all of this query.</b> It would lose:
      </p>
      <ul>
        {lost.slice(0, listed).map((what) => (
          <li key={what}>{what}</li>
        ))}
        {lost.length > listed && <li>and {lost.length - listed} more</li>}
      </ul>
      <div className={controls.actions}>
        <button type="button" className={controls.button} onClick={backToPicker(onSwitch)}>
          Switch anyway
        </button>
        <button type="button" className={controls.button} onClick={backToPicker(onStay)}>
          Stay
        </button>
      </div>
      <p className={controls.note}>Undo brings release and query back.</p>
    </section>
  );
}
