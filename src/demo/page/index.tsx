import Link from '@docusaurus/Link';
import { type ReleaseId, toolkits } from '@site/src/toolkits/registry';
import { Arrival } from '@site/src/ui/Arrival';
import controls from '@site/src/ui/controls.module.css';
import { LoadState } from '@site/src/ui/LoadState';
import clsx from 'clsx';
import { useMemo } from 'react';
import { AskBeforeDrawing } from '../builder/AskBeforeDrawing';
import { Builder } from '../builder/Builder';
import { DebugReport, ValidationReport } from '../builder/BuilderReports';
import { QueryText } from '../builder/QueryText';
import { Panels } from '../panels/Panels';
import type { AnyAdapter, DemoRelease } from '../releases/DemoRelease';
import { queryableOf } from '../releases/querySchemas';
import { releaseEntry } from '../releases/registry';
import { useAdapter } from '../releases/useAdapter';
import { fieldsOf, useFieldsOf } from '../releases/useFields';
import { useReleaseIn } from '../releases/useRelease';
import { asksOnUse } from '../run/runIntent';
import { initialOptions } from '../store/options';
import { useDemo } from '../store/state';
import { type ComingLink, usePermalink } from '../store/usePermalink';
import { useUndoKeys } from '../store/useUndoKeys';
import { Announcements, edit } from './announcements';
import { Header } from './Header';
import styles from './index.module.css';
import { LiveLine } from './LiveLine';
import { StateFile } from './StateFile';

/** A query builder on the movies table in one toolkit, what its query selects, and what can be done with it. */
export function DemoPage({ adapter: own, release: ofRoute }: { adapter: AnyAdapter; release: DemoRelease }) {
  const { query, options: known, choices, theme, data, extraFields } = useDemo();
  const toolkit = own.id;
  const release = useReleaseIn(toolkit, ofRoute);
  // The server renders a release that the state does not know yet.
  const options = useMemo(() => ({ ...initialOptions(release), ...known }), [release, known]);
  const fields = useFieldsOf(release, { data, extraFields });
  const { adapter, ...loading } = useAdapter(release.id, own);
  const { failure, notes, isOpening, coming, dismiss, tooLarge, link } = usePermalink(toolkit);
  useUndoKeys();
  return (
    <main className={`container ${styles.page}`}>
      <Arrival />
      <Header toolkit={toolkit} release={release} link={link} />
      {failure && (
        <div className={clsx(controls.warning, styles.notice)} role="alert">
          <p>
            This link could not be read: {failure.reason}.{' '}
            {failure.isOwnWork ? 'Your query stays as it was.' : 'The demo shows its own query instead.'}
          </p>
          <button type="button" className={controls.button} onClick={dismiss}>
            Dismiss
          </button>
        </div>
      )}
      {notes.length > 0 && (
        <div className={clsx(styles.about, styles.notice)} role="status" aria-label="About this link">
          <p>
            <b>{notes[0]}</b> {notes.slice(1).join(' ')}
          </p>
          <button type="button" className={controls.button} onClick={dismiss}>
            Dismiss
          </button>
        </div>
      )}
      {coming && <LinkOnItsWay {...coming} />}
      {tooLarge && (
        <div className={clsx(controls.warning, styles.notice)}>
          <p role="status">
            <b>The address does not carry this query:</b> {tooLarge}. Save it as a file to keep it or pass it on;
            reloading the page loses it.
          </p>
          <StateFile toolkit={toolkit} />
        </div>
      )}
      <Announcements />
      <section
        aria-labelledby="builder-heading"
        aria-busy={isOpening || undefined}
        // An attribute that this React does not know yet.
        {...(isOpening && { inert: '' })}
        {...asksOnUse}
      >
        <h2 id="builder-heading" className={controls.hidden}>
          Query
        </h2>
        {adapter ? (
          <AskBeforeDrawing key={`${release.id} ${toolkit}`} toolkit={toolkit} query={query} fields={fields}>
            <Builder
              release={release}
              adapter={adapter}
              fields={fields}
              options={options}
              choices={choices}
              theme={theme}
              query={query}
              onQueryChange={edit}
            />
          </AskBeforeDrawing>
        ) : (
          <>
            <LoadState {...loading} />
            <QueryText query={query} fields={fields} />
          </>
        )}
        {options.validateQuery && <ValidationReport query={query} fields={fields} />}
        {options.debugMode && <DebugReport />}
      </section>
      <noscript>
        <p className={clsx(controls.warning, styles.notice)}>
          Static preview. Enable JavaScript to change the query, run it, import one, and compare versions.
        </p>
      </noscript>
      <LiveLine />
      <Panels toolkit={toolkit} />
      <RunsOn adapter={adapter ?? own} />
    </main>
  );
}

/** The query of a link, to be read until its release has come. */
function LinkOnItsWay({ state: { release, query, ...about }, ...loading }: ComingLink) {
  const { line } = releaseEntry(release);
  return (
    <section aria-label="Query of this link" className={styles.notice}>
      <p>This link is on its way. It opens in release {line.release}. Its query:</p>
      <QueryText query={query} fields={fieldsOf(queryableOf[release], about)} />
      <LoadState pastDelay {...loading} />
    </section>
  );
}

/** The packages under the builder, and where the docs say how to use them. */
function RunsOn({ adapter: { id, release, packages } }: { adapter: Pick<AnyAdapter, 'id' | 'release' | 'packages'> }) {
  const names = Object.entries(packages);
  const docs: Partial<Record<ReleaseId, string>> | undefined = toolkits.find((toolkit) => toolkit.id === id)?.docs;
  return (
    <p className={styles.runsOn} data-runs-on>
      Runs on{' '}
      {names.map(([name, version], index) => (
        <span key={name}>
          {index > 0 && ', '}
          <code>{`${name}@${version}`}</code>
        </span>
      ))}
      . <Link to={docs?.[release] ?? '/docs/compat'}>How to use {names.length > 1 ? 'them' : 'it'}</Link>
    </p>
  );
}
