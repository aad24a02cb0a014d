import Link from '@docusaurus/Link';
import { useDemo } from '../state';
import type { ToolkitAdapter } from '../toolkits/adapter';
import { toolkits } from '../toolkits/registry';
import { Announcements, edit } from './announcements';
import { Builder } from './Builder';
import { DebugReport, ValidationReport } from './BuilderReports';
import controls from './controls.module.css';
import styles from './index.module.css';
import { OptionsPanel } from './OptionsPanel';
import { Panels } from './Panels';
import { Toolbar } from './Toolbar';
import { ToolkitPicker } from './ToolkitPicker';
import { usePermalink } from './usePermalink';
import { useUndoKeys } from './useUndoKeys';

/** A query builder on the movies table in one toolkit: its options, and its query written, read and as code. */
export function DemoPage({ adapter, title }: { adapter: ToolkitAdapter; title: string }) {
  const { query, options } = useDemo();
  const { failure, dismiss, link } = usePermalink(adapter.id);
  useUndoKeys();
  return (
    <main className={`container ${styles.page}`}>
      <h1>{title}</h1>
      <p className={styles.lead}>
        A query on the columns of a table of 3,201 movies.{' '}
        <span className={styles.live}>
          Change it; every export follows, and the link in the address bar carries it.
        </span>
      </p>
      <noscript>
        <p className={styles.notice}>
          Without JavaScript this page is a picture: it shows the builder and its SQL, and nothing on it reacts.
          Results, import, code and the exports of other releases are missing.
        </p>
      </noscript>
      {failure && (
        <div className={styles.notice} role="alert">
          <p>
            This link could not be read: {failure.reason}.{' '}
            {failure.isOwnWork ? 'Your query stays as it was.' : 'The demo shows its own query instead.'}
          </p>
          <button type="button" className={controls.button} onClick={dismiss}>
            Dismiss
          </button>
        </div>
      )}
      <Announcements />
      <ToolkitPicker current={adapter.id} />
      <Toolbar link={link} />
      <OptionsPanel options={options} />
      <div className={styles.work}>
        <section aria-labelledby="builder-heading">
          <h2 id="builder-heading" className={controls.hidden}>
            Query
          </h2>
          <Builder key={adapter.id} adapter={adapter} options={options} query={query} onQueryChange={edit} />
          {options.validateQuery && <ValidationReport query={query} />}
          {options.debugMode && <DebugReport />}
          <p className={styles.runsOn} data-runs-on>
            Runs on{' '}
            {Object.entries(adapter.packages).map(([name, version], index) => (
              <span key={name}>
                {index > 0 && ', '}
                <code>{`${name}@${version}`}</code>
              </span>
            ))}
            .{' '}
            <Link to={toolkits.find(({ id }) => id === adapter.id)?.docs ?? '/docs/compat'}>
              How to use {Object.keys(adapter.packages).length > 1 ? 'them' : 'it'}
            </Link>
          </p>
        </section>
        <Panels toolkit={adapter.id} />
      </div>
    </main>
  );
}
