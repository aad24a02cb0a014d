import { LoadState } from '@site/src/components/LoadState';
import { useLazyPart } from '@site/src/components/useLazyPart';
import { loadMovies } from '@site/src/dataset/loadMovies';
import { engineOf, executableFormats } from '@site/src/engines/registry';
import { useEffect, useMemo, useState } from 'react';
import type { ExportFormat } from 'react-querybuilder';
import { CodeView } from '../CodeView';
import controls from '../DemoPage/controls.module.css';
import { PillGroup } from '../DemoPage/PillGroup';
import { ResultsTable } from '../DemoPage/ResultsPanel/ResultsTable';
import { exportFormat, exportFormats, printed } from '../exportFormats';
import { exportWith, releases } from '../releases/releases';
import { useReleaseRows } from '../releases/useReleaseRows';
import { samples } from '../samples';
import styles from './styles.module.css';

const number = new Intl.NumberFormat('en-US');
const formats = exportFormats.filter(({ id }) => executableFormats.includes(id));

/** A query on the movies, exported by the release of a docs line, and the rows that a real engine selects by it. */
export default function Panel({ major }: { major: string }) {
  const release = releases.find((candidate) => candidate.major === major) as (typeof releases)[number];
  const { part, start, ...state } = useLazyPart(() => Promise.all([release.load(), loadMovies()]));
  const load = () => void start().catch(() => {}); // shown by LoadState
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once, when the panel is opened.
  useEffect(load, []);
  const [sampleId, setSampleId] = useState('first');
  const [format, setFormat] = useState<ExportFormat>('sql');
  const { query } = samples.find(({ id }) => id === sampleId) ?? (samples[0] as (typeof samples)[number]);
  const [door, table] = part ?? [];
  const exported = useMemo(
    () => door && exportWith(door, query, { format, parseNumbers: true }),
    [door, query, format],
  );
  const exports = useMemo(() => exported && [exported], [exported]);
  const {
    rows: [ran],
    isBusy,
  } = useReleaseRows(exports, format, major);
  if (!door || !table || !exported) return <LoadState {...state} retry={load} />;
  return (
    <section className={styles.panel} aria-label={`Queries run with ${door.version}`}>
      <label className={styles.sample}>
        Query{' '}
        <select className={controls.field} value={sampleId} onChange={(event) => setSampleId(event.target.value)}>
          {samples.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <PillGroup name={`run-${major}`} legend="Format" items={formats} chosen={format} onChoose={setFormat} />
      {'missing' in exported && <p>Release {door.version} has no such format.</p>}
      {'error' in exported && (
        <p>
          Release {door.version} cannot export this query: {exported.error}
        </p>
      )}
      {'value' in exported && (
        <CodeView
          code={printed(exported.value)}
          language={exportFormat(format).language}
          label={`Export of ${door.version}`}
        />
      )}
      {isBusy && 'value' in exported && <p role="status">Running…</p>}
      {!isBusy && ran && 'failure' in ran && <p role="alert">It could not be run: {ran.failure}</p>}
      {!isBusy && ran && 'rows' in ran && (
        <p role="status">
          {ran.error
            ? `The engine refuses it: ${ran.error.message}`
            : `${number.format(ran.rows.length)} of ${number.format(table.values[0]?.length ?? 0)} rows`}
          , by {engineOf(format)?.description}.
        </p>
      )}
      {ran && 'rows' in ran && !ran.error && (
        <div className={styles.rows} aria-busy={isBusy}>
          <ResultsTable table={table} rows={ran.rows} query={query} />
        </div>
      )}
    </section>
  );
}
