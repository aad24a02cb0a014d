import Link from '@docusaurus/Link';
import { LoadState } from '@site/src/components/LoadState';
import { useLoadedPart } from '@site/src/components/useLoadedPart';
import { diffWordsWithSpace } from 'diff';
import { useDeferredValue, useMemo } from 'react';
import { exportFormat, exportFormats, formatOptions } from '../exportFormats';
import { type Door, type Exported, exportWith, type Release, releases } from '../releases/releases';
import { type Ran, useReleaseRows } from '../releases/useReleaseRows';
import { demoStore, useDemo } from '../state';
import controls from './controls.module.css';
import { PillGroup } from './PillGroup';
import styles from './ReleasesPanel.module.css';
import { rowCount } from './rowCount';

/** The release of the demo itself, with which the others are compared. */
const own = 'v5.x';
const ownIndex = releases.findIndex(({ line }) => line === own);

/** On one line where it can be, so that a difference is never one of indentation. */
const compact = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const loadDoors = () => Promise.all(releases.map(({ load }) => load()));

/** The same query exported by every documented release, with what differs from the release of the demo marked. */
export default function ReleasesPanel() {
  const { format, formatSettings, options, query } = useDemo();
  const late = useDeferredValue(query);
  const { part: doors, ...loading } = useLoadedPart(loadDoors);
  const exports = useMemo(() => {
    const settings = formatOptions(format, formatSettings, options.parseNumbers);
    return doors?.map((door) => exportWith(door, late, settings));
  }, [doors, format, formatSettings, late, options.parseNumbers]);
  const reference = exports?.[ownIndex];
  const { rows, isBusy } = useReleaseRows(exports, format);
  const ownRan = rows[ownIndex];
  return (
    <>
      <PillGroup
        name="release-format"
        legend="Format"
        items={exportFormats}
        chosen={format}
        onChoose={demoStore.setFormat}
      />
      <p className={controls.note}>
        The same query, exported by each documented release. Against 5.4.1, <ins>added</ins> and <del>left out</del>{' '}
        parts are marked.
      </p>
      {doors && exports && reference ? (
        releases.map((release, index) => (
          <ReleaseCard
            key={release.line}
            release={release}
            version={(doors[index] as Door).version}
            exported={exports[index] as Exported}
            reference={reference}
            format={exportFormat(format).label}
            ran={rows[index]}
            ownRan={ownRan}
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
  reference: Exported;
  format: string;
  ran: Ran | undefined;
  ownRan: Ran | undefined;
  isBusy: boolean;
};

function ReleaseCard({ release, version, exported, reference, format, ran, ownRan, isBusy }: CardProps) {
  const text = 'value' in exported ? compact(exported.value) : undefined;
  const expected = 'value' in reference ? compact(reference.value) : '';
  const verdict = release.line === own ? 'the demo’s own' : text === expected ? 'the same' : 'differs';
  return (
    <section className={styles.card} aria-label={`${release.line}, release ${version}`}>
      <h3 className={styles.head}>
        <Link to={release.docs}>{release.line}</Link> <code>{version}</code>{' '}
        <span data-verdict={verdict}>{verdict}</span>
      </h3>
      {'missing' in exported && <p>This release has no format {format}.</p>}
      {'error' in exported && <p>This release cannot export it: {exported.error}</p>}
      {text !== undefined && (
        // A region, because a block that scrolls must be reachable by keyboard.
        <pre tabIndex={0} role="region" aria-label={`Export of ${version}`}>
          <code>{text === expected ? text : <Difference from={expected} to={text} />}</code>
        </pre>
      )}
      {text !== undefined && (isBusy || ran) && (
        <p role="status">{isBusy || !ran ? 'Comparing…' : rowsOf(ran, release.line === own ? undefined : ownRan)}</p>
      )}
    </section>
  );
}

const count = new Intl.NumberFormat('en-US');

/** What an export selects, and how that differs from what the demo's own release selects. */
function rowsOf(ran: Ran, other: Ran | undefined): string {
  if ('failure' in ran) return `It could not be run: ${ran.failure}`;
  if (ran.error) return `The engine refuses it: ${ran.error.message}`;
  const text = `Selects ${rowCount(ran.rows.length)}`;
  if (!other || 'failure' in other || other.error) return `${text}.`;
  const others = new Set(other.rows);
  const shared = ran.rows.filter((row) => others.has(row)).length;
  const [more, fewer] = [ran.rows.length - shared, other.rows.length - shared];
  if (more === 0 && fewer === 0) return `${text}, the same as 5.4.1.`;
  const parts = [more && `${count.format(more)} only here`, fewer && `${count.format(fewer)} only there`];
  return `${text}; 5.4.1 selects ${count.format(other.rows.length)}: ${parts.filter(Boolean).join(', ')}.`;
}

function Difference({ from, to }: { from: string; to: string }) {
  return diffWordsWithSpace(from, to).map(({ value, added, removed }, index) => {
    const Tag = added ? 'ins' : removed ? 'del' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity, and no state.
    return <Tag key={index}>{value}</Tag>;
  });
}
