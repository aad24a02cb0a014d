import { LoadState } from '@site/src/components/LoadState';
import { engineOf, executableFormats } from '@site/src/engines/registry';
import { useDeferredValue, useMemo } from 'react';
import { exportFormat, exportFormats } from '../../exportFormats';
import { demoStore, useDemo } from '../../state';
import controls from '../controls.module.css';
import { PillGroup } from '../PillGroup';
import { Agreement } from './Agreement';
import { Executed } from './Executed';
import { Loading } from './Loading';
import { Outcome, outcomeWords } from './Outcome';
import { Postgresql } from './Postgresql';
import { ResultsTable } from './ResultsTable';
import styles from './styles.module.css';
import { type Asked, useResults } from './useResults';
import { Verdict } from './Verdict';

/** Runs what the export panel shows on the movies table, and says whether every format selects the same rows. */
export default function ResultsPanel() {
  const { query, options, format, formatSettings } = useDemo();
  const late = useDeferredValue(query);
  const { parseNumbers } = options;
  const asked: Asked = useMemo(
    () => ({ query: late, format, formatSettings, parseNumbers }),
    [late, format, formatSettings, parseNumbers],
  );
  const { table, ran, compared, failure, isBusy, retry } = useResults(asked);
  const engine = engineOf(format);
  const answer = ran?.answer;
  const total = table?.values[0]?.length ?? 0;
  const outcome = ran ? outcomeWords(ran, total) : '';
  return (
    <>
      <PillGroup
        name="run-format"
        legend="Format"
        items={exportFormats}
        chosen={format}
        onChoose={demoStore.setFormat}
      />
      {engine ? (
        <p className={styles.engine}>
          Run in your browser by {engine.description} (
          {Object.entries(engine.packages).map(([name, version]) => (
            <code key={name}>{`${name}@${version}`}</code>
          ))}
          , {engine.licence}).
        </p>
      ) : (
        <p className={styles.engine}>
          {exportFormat(format).label} is not executable: it is the query itself, to be stored. The other{' '}
          {executableFormats.length} formats are run.
        </p>
      )}
      {failure !== undefined && <LoadState error={failure} retry={retry} pastDelay />}
      {failure === undefined && (
        <>
          <Loading format={format} isBusy={isBusy} outcome={outcome} />
          {table && ran && (
            <div className={styles.results} aria-busy={isBusy}>
              {answer && <Outcome ran={ran} total={total} />}
              {answer && !answer.error && <ResultsTable table={table} rows={answer.rows} query={ran.asked.query} />}
              {compared ? (
                <Agreement {...compared} table={table} retry={retry} isBusy={compared.asked !== asked} />
              ) : (
                <section aria-label="Agreement of the formats" aria-busy className={styles.agreement}>
                  <Verdict />
                </section>
              )}
              <Postgresql asked={asked} table={table} />
              {answer && <Executed ran={ran} />}
            </div>
          )}
        </>
      )}
      <p className={controls.note}>
        {engine && 'What runs is exactly what the Export tab shows. '}Nothing is sent anywhere; the engines work inside
        your browser. The movies are as the data set has them: some old ones are dated a hundred years too late.
      </p>
    </>
  );
}
