import Link from '@docusaurus/Link';
import { docsOf } from '@site/src/toolkits/registry';
import { Arrival } from '@site/src/ui/Arrival';
import controls from '@site/src/ui/controls.module.css';
import { Late } from '@site/src/ui/Late';
import { LoadState } from '@site/src/ui/LoadState';
import clsx from 'clsx';
import { AskBeforeDrawing } from '../builder/AskBeforeDrawing';
import { Builder } from '../builder/Builder';
import { Panels } from '../panels/Panels';
import type { AnyAdapter } from '../releases/DemoRelease';
import { useAdapter } from '../releases/useAdapter';
import { useFieldsOf } from '../releases/useFields';
import { useFollowRelease, useRelease } from '../releases/useRelease';
import { asksOnUse } from '../run/runIntent';
import { useRunParts } from '../run/useRunParts';
import { useDemo } from '../store/state';
import { usePermalink } from '../store/usePermalink';
import { useUndoKeys } from '../store/useUndoKeys';
import { edit } from './edits';
import { Header } from './Header';
import styles from './index.module.css';
import { LiveLine } from './LiveLine';

/** A query builder on the movies table in one toolkit, what its query selects, and what can be done with it. */
export function DemoPage({ adapter: own }: { adapter: AnyAdapter }) {
  const { query, options, choices, theme, data, extraFields } = useDemo();
  const toolkit = own.id;
  const release = useRelease();
  useFollowRelease();
  const fields = useFieldsOf(release, { data, extraFields });
  const { adapter, ...loading } = useAdapter(release.id, own);
  const { failure, notes, isOpening, coming, dismiss, tooLarge, link } = usePermalink(toolkit);
  const runParts = useRunParts();
  useUndoKeys();
  return (
    <main className={`container ${styles.page}`}>
      <Arrival />
      <Header toolkit={toolkit} release={release} link={link} />
      {failure && (
        <Late load={loadLinkNotices}>{({ LinkFailure }) => <LinkFailure {...failure} dismiss={dismiss} />}</Late>
      )}
      {notes.length > 0 && (
        <Late load={loadLinkNotices}>{({ LinkNotes }) => <LinkNotes notes={notes} dismiss={dismiss} />}</Late>
      )}
      {coming && <Late load={loadLinkNotices}>{({ LinkOnItsWay }) => <LinkOnItsWay {...coming} />}</Late>}
      {tooLarge && (
        <div className={clsx(controls.warning, styles.notice)}>
          <p role="status">
            <b>The address does not carry this query:</b> {tooLarge}. Save it as a file to keep it or pass it on;
            reloading the page loses it.
          </p>
          <Late load={loadStateFile}>{({ StateFile }) => <StateFile toolkit={toolkit} />}</Late>
        </div>
      )}
      <noscript>
        <p className={clsx(controls.warning, styles.notice)}>
          Static preview. Enable JavaScript to change the query, run it, import one, and compare versions.
        </p>
      </noscript>
      <div className={styles.columns}>
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
              <Late load={loadQueryText}>{({ QueryText }) => <QueryText query={query} fields={fields} />}</Late>
            </>
          )}
          {options.validateQuery && (
            <Late load={loadReports}>
              {({ ValidationReport }) => <ValidationReport query={query} fields={fields} />}
            </Late>
          )}
          {options.debugMode && <Late load={loadReports}>{({ DebugReport }) => <DebugReport />}</Late>}
        </section>
        <div className={styles.answer}>
          <LiveLine {...runParts} />
          <Panels toolkit={toolkit} link={link} runParts={runParts} />
        </div>
      </div>
      <RunsOn adapter={adapter ?? own} />
    </main>
  );
}

const loadLinkNotices = () => import('./LinkNotices');
const loadQueryText = () => import('../builder/QueryText');
const loadReports = () => import('../builder/BuilderReports');
const loadStateFile = () => import('./StateFile');

/** The packages under the builder, and where the docs say how to use them. */
function RunsOn({ adapter: { id, release, packages } }: { adapter: Pick<AnyAdapter, 'id' | 'release' | 'packages'> }) {
  const names = Object.entries(packages);
  return (
    <p className={styles.runsOn} data-runs-on>
      Runs on{' '}
      {names.map(([name, version], index) => (
        <span key={name}>
          {index > 0 && ', '}
          <code>{`${name}@${version}`}</code>
        </span>
      ))}
      . <Link to={docsOf(id, release)}>How to use {names.length > 1 ? 'them' : 'it'}</Link>
    </p>
  );
}
