import { setQuery, useQuery } from '../store';
import type { ToolkitAdapter } from '../toolkits/adapter';
import { Builder } from './Builder';
import { ExportPanel } from './ExportPanel';
import styles from './styles.module.css';
import { ToolkitPicker } from './ToolkitPicker';

/** A query builder on the movies table in one toolkit, and what its query is in every export format. */
export function DemoPage({ adapter, title }: { adapter: ToolkitAdapter; title: string }) {
  const query = useQuery();
  return (
    <main className={`container ${styles.page}`}>
      <h1>{title}</h1>
      <p className={styles.lead}>
        A query on the columns of a table of 3,201 movies. Change it; every export follows, and it stays when you change
        the toolkit.
      </p>
      <ToolkitPicker current={adapter.id} />
      <section aria-labelledby="builder-heading">
        <h2 id="builder-heading">Query</h2>
        <Builder key={adapter.id} adapter={adapter} query={query} onQueryChange={setQuery} />
        <p className={styles.runsOn} data-runs-on>
          Runs on{' '}
          {Object.entries(adapter.packages).map(([name, version], index) => (
            <span key={name}>
              {index > 0 && ', '}
              <code>{`${name}@${version}`}</code>
            </span>
          ))}
          .
        </p>
      </section>
      <ExportPanel query={query} />
    </main>
  );
}
