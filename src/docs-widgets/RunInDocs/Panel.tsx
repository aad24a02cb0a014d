import { lines } from '@site/lines/registry';
import { exportWith, type Release } from '@site/lines/releaseImports';
import { grouped } from '@site/src/dataset/countInWords';
import { loadMovies } from '@site/src/dataset/loadMovies';
import { unpack } from '@site/src/dataset/packedTable';
import { useReleaseRows } from '@site/src/demo/panels/releases/useReleaseRows';
import { ResultsTable } from '@site/src/demo/panels/results/ResultsTable';
import { exportFormats } from '@site/src/demo/releases/5/exportFormats';
import { printExport } from '@site/src/demo/releases/printExport';
import { samples } from '@site/src/demo/samples/samples';
import { causes } from '@site/src/engines/model';
import type { Results } from '@site/src/engines/proof/measure';
import { engineOf } from '@site/src/engines/registry';
import { CodeView } from '@site/src/ui/CodeView';
import controls from '@site/src/ui/controls.module.css';
import { LoadState } from '@site/src/ui/LoadState';
import { PillGroup } from '@site/src/ui/PillGroup';
import { useLazyPart } from '@site/src/ui/useLazyPart';
import { useEffect, useMemo, useState } from 'react';
import type { ExportFormat, RuleGroupTypeAny } from 'react-querybuilder';
import { DifferenceCauses } from './DifferenceCauses';
import { examples, examplesOf, formatsIn, formatsShowing } from './examples';
import styles from './Panel.module.css';

/** A query on the movies, exported by the release of a docs line, and the rows that a real engine selects by it. */
export default function Panel({ results }: { results: Results }) {
  const [major = ''] = results.release.split('.');
  const release = lines.find((candidate) => candidate.major === major) as Release;
  const { part, start, ...state } = useLazyPart(() => Promise.all([release.load(), loadMovies()]));
  const load = () => void start().catch(() => {}); // shown by LoadState
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once, when the panel is opened.
  useEffect(load, []);
  const [queryId, setQueryId] = useState('first');
  const [format, setFormat] = useState('sql');
  const [parseNumbers, setParseNumbers] = useState(true);
  const offered = useMemo(() => examplesOf(results), [results]);
  const formats = useMemo(() => formatsIn(results).map((id) => ({ id, label: id })), [results]);
  const [imports, table] = part ?? [];
  const movies = useMemo(() => table && unpack(table), [table]);
  const example = offered.find((id) => id === queryId);
  const query = (example ? examples[example] : samples.find(({ id }) => id === queryId))?.query as RuleGroupTypeAny;
  const exported = useMemo(
    () => imports && exportWith(imports, query, { format: format as ExportFormat, parseNumbers }),
    [imports, query, format, parseNumbers],
  );
  const exports = useMemo(() => exported && [exported], [exported]);
  const {
    rows: [result],
    isBusy,
  } = useReleaseRows(exports, format, major);
  if (!imports || !table || !movies || !exported) return <LoadState {...state} retry={load} />;

  const choose = (id: string) => {
    setQueryId(id);
    const shown = offered.find((candidate) => candidate === id);
    if (!shown) return setParseNumbers(true);
    const showing = formatsShowing(shown, results, movies);
    setParseNumbers(examples[shown].parseNumbers ?? false);
    if (!showing.includes(format)) setFormat(showing[0] ?? format);
  };
  const engine = engineOf(format, results.release);
  return (
    <section className={styles.panel} aria-label={`Queries run with ${imports.version}`}>
      <label className={styles.sample}>
        Query{' '}
        <select className={controls.field} value={queryId} onChange={(event) => choose(event.target.value)}>
          <optgroup label="Queries of the demo">
            {samples.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </optgroup>
          <optgroup label="Why formats differ">
            {offered.map((id) => (
              <option key={id} value={id}>
                {causes[id].label.replaceAll('`', '')}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      <PillGroup name={`run-${major}`} legend="Format" items={formats} chosen={format} onChoose={setFormat} />
      {major !== '3' && (
        <label className={styles.numbers}>
          <input type="checkbox" checked={parseNumbers} onChange={(event) => setParseNumbers(event.target.checked)} />{' '}
          <code>parseNumbers</code>
        </label>
      )}
      {'missing' in exported && <p>Release {imports.version} has no such format.</p>}
      {'error' in exported && (
        <p>
          Release {imports.version} cannot export this query: {exported.error}
        </p>
      )}
      {'value' in exported && (
        <CodeView
          code={printExport(exported.value)}
          language={exportFormats.find(({ id }) => id === format)?.language ?? 'json'}
          label={`Export of ${imports.version}`}
        />
      )}
      {isBusy && 'value' in exported && <p role="status">Running…</p>}
      {!isBusy && result && 'failure' in result && <p role="alert">It could not be run: {result.failure}</p>}
      {!isBusy && result && 'rows' in result && (
        <>
          <p role="status">
            {result.error
              ? `The engine refuses it: ${result.error.message}`
              : `${grouped(result.rows.length)} of ${grouped(movies.rows.length)} rows`}
            , by {engine?.description}.
          </p>
          <DifferenceCauses
            query={query}
            movies={movies}
            results={results}
            format={format}
            parseNumbers={parseNumbers}
          />
        </>
      )}
      {result && 'rows' in result && !result.error && (
        <div className={styles.rows} aria-busy={isBusy}>
          <ResultsTable table={table} rows={result.rows} query={query} />
        </div>
      )}
    </section>
  );
}
