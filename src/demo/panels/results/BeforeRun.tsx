import { listInWords } from '@site/src/dataset/listInWords';
import { CodeView } from '@site/src/ui/CodeView';
import controls from '@site/src/ui/controls.module.css';
import { useDeferredValue, useMemo } from 'react';
import { exportQuery, formatOptions } from '../../releases/exports';
import { useRelease } from '../../releases/useRelease';
import { runIntent } from '../../run/runIntent';
import { useDemo } from '../../store/state';
import styles from './BeforeRun.module.css';

/** What stands in the results before anything was downloaded for them, and without JavaScript: what is run, and how. */
export function BeforeRun() {
  const { query, options, formatSettings, row } = useDemo();
  const release = useRelease();
  const late = useDeferredValue(query);
  const sql = useMemo(
    () => exportQuery(release, late, formatOptions(release, 'sql', formatSettings, options.parseNumbers)),
    [release, late, formatSettings, options.parseNumbers],
  );
  return (
    <div className={styles.before}>
      <p>
        Your query runs here in {release.engines.names.length} engines: {listInWords(release.engines.names)}. You see
        the rows that each export format selects, and why formats differ.
      </p>
      {row !== undefined && (
        <p>
          <b>This link asks about one row.</b> Run the query to see why it is selected, or why not.
        </p>
      )}
      <p className={styles.scripted}>
        Change the query to start it.{' '}
        <button type="button" className={controls.button} onClick={runIntent.ask}>
          Run the query
        </button>{' '}
        <span className={controls.note}>Downloads about {release.engines.download}. Nothing is sent anywhere.</span>
      </p>
      <noscript>
        <p>Running it needs JavaScript. This is the SQL that would be run:</p>
      </noscript>
      <CodeView code={sql} language="sql" label="Query as SQL" />
    </div>
  );
}
