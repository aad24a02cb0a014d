import { engineOf } from '@site/src/engines/registry';
import controls from '@site/src/ui/controls.module.css';
import { useRef } from 'react';
import { versionOf } from '../../run/runRequest';
import type { RunResult } from '../../run/runs';
import { formatLabel } from './runLabels';

/** The engine of the chosen format is still starting, or did not start: the others go on, and one of them is shown. */
export function NoEngine({ ran: { asked, lost }, retry }: { ran: RunResult; retry: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const label = formatLabel(asked, asked.format);
  const name = engineOf(asked.format, versionOf(asked))?.name;
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
            <b>{label} could not be run.</b> {lost} The other engines go on.
          </p>
          <button type="button" className={controls.button} onClick={again}>
            Retry
          </button>
        </>
      )}
    </div>
  );
}
