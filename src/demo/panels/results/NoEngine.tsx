import { engineOf } from '@site/src/engines/registry';
import { useRef } from 'react';
import controls from '../../controls/controls.module.css';
import { release } from '../../run/release';
import type { Ran } from '../../run/results';
import { exportFormat } from '../export/exportFormats';

/** The engine of the chosen format is still starting, or did not start: the others go on, and one of them is shown. */
export function NoEngine({ ran: { asked, lost }, retry }: { ran: Ran; retry: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const { label } = exportFormat(asked.format);
  const name = engineOf(asked.format, release)?.name;
  const again = () => {
    // The button goes.
    box.current?.focus();
    retry();
  };
  return (
    <div ref={box} tabIndex={-1} className={controls.warning}>
      {lost === undefined ? (
        <p role="status">
          <b>The engine for {label} is still starting.</b> Another engine stands in until {name} answers.
        </p>
      ) : (
        <>
          <p role="alert">
            <b>The engine for {label} did not start.</b> {lost} The other engines go on.
          </p>
          <button type="button" className={controls.button} onClick={again}>
            Retry
          </button>
        </>
      )}
    </div>
  );
}
