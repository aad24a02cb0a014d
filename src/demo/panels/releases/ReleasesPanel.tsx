import Link from '@docusaurus/Link';
import { lines } from '@site/lines/registry';
import { type Exported, exportWith, type Release, type ReleaseImports } from '@site/lines/releaseImports';
import { grouped } from '@site/src/dataset/countInWords';
import { enginesOf } from '@site/src/engines/registry';
import controls from '@site/src/ui/controls.module.css';
import { LoadState } from '@site/src/ui/LoadState';
import { PillGroup } from '@site/src/ui/PillGroup';
import { rowCount } from '@site/src/ui/rowCount';
import { useLoadedPart } from '@site/src/ui/useLoadedPart';
import { WordDifference } from '@site/src/ui/WordDifference';
import { useDeferredValue, useMemo } from 'react';
import { formatOptions } from '../../releases/exports';
import { formatOf } from '../../releases/formatOf';
import { useRelease } from '../../releases/useRelease';
import { hasRows, tableOf } from '../../run/tableOf';
import { demoStore, useDemo } from '../../store/state';
import { inKeyOrder } from './inKeyOrder';
import styles from './ReleasesPanel.module.css';
import { type ReleaseResult, useReleaseRows } from './useReleaseRows';

const releases = lines.toReversed();
const loadReleaseImports = () => Promise.all(releases.map(({ load }) => load()));

/** The same query exported by every documented release, with what differs from the release on show marked. */
export default function ReleasesPanel() {
  const { format, formatSettings, options, query, data, extraFields } = useDemo();
  /** The release on show, with which the others are compared. */
  const shown = useRelease();
  const own = shown.line.release;
  const ownIndex = releases.indexOf(shown.line);
  const late = useDeferredValue(query);
  const { part: imports, ...loading } = useLoadedPart(loadReleaseImports);
  const { parseNumbers } = options;
  const { label, more, print = inKeyOrder } = formatOf(shown, format);
  const [exports, texts] = useMemo(() => {
    const settings = formatOptions(shown, format, formatSettings, parseNumbers);
    const [engine] = enginesOf(format);
    const readable = imports?.map((each) => exportWith(each, late, { ...more?.options, ...settings }));
    return [
      engine?.options ? imports?.map((each) => exportWith(each, late, { ...engine.options, ...settings })) : readable,
      readable?.map((exported) => ('value' in exported ? print(exported.value) : undefined)),
    ];
  }, [shown, imports, format, formatSettings, late, parseNumbers, more, print]);
  const about = useMemo(() => ({ data, extraFields }), [data, extraFields]);
  const table = useMemo(() => tableOf(about), [about]);
  const { rows, isBusy } = useReleaseRows(hasRows(about) ? exports : undefined, format, '', table);
  const ownRan = rows[ownIndex];
  return (
    <>
      <PillGroup
        name="release-format"
        legend="Format"
        items={shown.formats}
        chosen={format}
        onChoose={demoStore.setFormat}
      />
      <p className={controls.note}>
        The same query, exported by each documented release. Against {own}, <ins>added</ins> and <del>left out</del>{' '}
        parts are marked. The keys of JSON stand in alphabetical order here, since their order says nothing.
      </p>
      {imports && exports && texts ? (
        releases.map((release, index) => (
          <ReleaseCard
            key={release.id}
            release={release}
            version={(imports[index] as ReleaseImports).version}
            exported={exports[index] as Exported}
            text={texts[index]}
            expected={texts[ownIndex] ?? ''}
            format={label}
            ran={rows[index]}
            ownRan={ownRan}
            own={shown.line}
            isBusy={isBusy}
          />
        ))
      ) : (
        <LoadState {...loading} />
      )}
    </>
  );
}

type CardProps = {
  release: Release;
  version: string;
  exported: Exported;
  /** What it exports and what the release on show does, as text. */
  text: string | undefined;
  expected: string;
  format: string;
  ran: ReleaseResult | undefined;
  ownRan: ReleaseResult | undefined;
  /** The release on show. */
  own: Release;
  isBusy: boolean;
};

function ReleaseCard({ release, version, exported, text, expected, format, ran, ownRan, own, isBusy }: CardProps) {
  const verdict = release === own ? 'the demo’s own' : text === expected ? 'the same' : 'differs';
  return (
    <section className={styles.card} aria-label={`${release.label}, release ${version}`}>
      <h3 className={styles.head}>
        <Link to={release.exportDocs}>{release.label}</Link> <code>{version}</code>{' '}
        <span data-verdict={verdict}>{verdict}</span>
      </h3>
      {'missing' in exported && <p>This release has no format {format}.</p>}
      {'error' in exported && <p>This release cannot export it: {exported.error}</p>}
      {text !== undefined && (
        // A region, because a block that scrolls must be reachable by keyboard.
        <pre tabIndex={0} role="region" aria-label={`Export of ${version}`}>
          <code>{text === expected ? text : <WordDifference from={expected} to={text} />}</code>
        </pre>
      )}
      {text !== undefined && (isBusy || ran) && (
        <p role="status">
          {isBusy || !ran ? 'Comparing…' : rowsOf(ran, own.release, release === own ? undefined : ownRan)}
        </p>
      )}
    </section>
  );
}

/** What an export selects, and how that differs from what the release on show selects. */
function rowsOf(ran: ReleaseResult, own: string, other: ReleaseResult | undefined): string {
  if ('failure' in ran) return `It could not be run: ${ran.failure}`;
  if (ran.error) return `The engine refuses it: ${ran.error.message}`;
  const text = `Selects ${rowCount(ran.rows.length)}`;
  if (!other || 'failure' in other || other.error) return `${text}.`;
  const others = new Set(other.rows);
  const shared = ran.rows.filter((row) => others.has(row)).length;
  const [more, fewer] = [ran.rows.length - shared, other.rows.length - shared];
  if (more === 0 && fewer === 0) return `${text}, the same as ${own}.`;
  const parts = [more && `${grouped(more)} only here`, fewer && `${grouped(fewer)} only there`];
  return `${text}; ${own} selects ${grouped(other.rows.length)}: ${parts.filter(Boolean).join(', ')}.`;
}
