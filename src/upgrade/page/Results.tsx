import { summaryOf } from '@site/packages/upgrade';
import controls from '@site/src/ui/controls.module.css';
import { FileReport } from './FileReport';
import styles from './styles.module.css';
import type { Check } from './useUpgrade';

/** How many files are listed; what is found in more of them is read better in an editor. */
const most = 200;

/** The files in which something was found, and how far the check is. */
export function Results({ check: { question, reports, isRunning, isCancelled }, cancel }: Props) {
  const all = question.files.length;
  // What was not checked at all comes first.
  const telling = [
    ...reports.filter(({ problem }) => problem),
    ...reports.filter(({ findings, unclear, problem }) => !problem && (findings.length || unclear.length)),
  ];
  const foreign = reports.filter(({ isForeign }) => isForeign).length;
  return (
    <section aria-labelledby="results" aria-busy={isRunning}>
      <h2 id="results">
        From release {question.from} to release {question.to}
      </h2>
      {isRunning ? (
        <div className={styles.running}>
          <progress max={all} value={reports.length} aria-label="Files checked" />
          <span>
            {reports.length} of {all}
          </span>
          <button type="button" className={controls.button} onClick={cancel}>
            Cancel
          </button>
        </div>
      ) : (
        <p role="status">
          {isCancelled && 'Cancelled. '}
          {summaryOf(reports, all)}
          {foreign > 0 && ` ${foreign === 1 ? '1 of them does' : `${foreign} of them do`} not name the library.`}
        </p>
      )}
      {telling.slice(0, most).map((report) => (
        <FileReport key={report.name} report={report} />
      ))}
      {telling.length > most && <p>{telling.length - most} more files are not listed.</p>}
    </section>
  );
}
type Props = { check: Check; cancel: () => void };
