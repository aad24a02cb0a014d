import { namedControls } from '@site/src/components/namedControls';
import { fields } from '@site/src/dataset/fields';
import { useState } from 'react';
import { QueryBuilder, type RuleGroupType } from 'react-querybuilder';
import { sampleQuery } from '../sampleQuery';
import { ExportPanel } from './ExportPanel';
import styles from './styles.module.css';
import 'react-querybuilder/dist/query-builder.css';

/** A query builder on the movies table, and what its query is in every export format. */
export function DemoPage() {
  const [query, setQuery] = useState<RuleGroupType>(sampleQuery);
  return (
    <main className={`container ${styles.page}`}>
      <h1>Demo</h1>
      <p className={styles.lead}>
        <code>react-querybuilder@5.4.1</code> on the columns of a table of 3,201 movies. Change the query; every export
        follows.
      </p>
      <section aria-labelledby="builder-heading">
        <h2 id="builder-heading">Query</h2>
        <div data-release="5" className={styles.builder}>
          <QueryBuilder
            controlElements={namedControls}
            fields={fields}
            query={query}
            onQueryChange={(changed) => setQuery(changed)}
            showCloneButtons
            translations={{ cloneRule: { label: 'Clone' }, cloneRuleGroup: { label: 'Clone' } }}
            showNotToggle
            listsAsArrays
            controlClassnames={{ queryBuilder: 'queryBuilder-branches' }}
          />
        </div>
      </section>
      <ExportPanel query={query} />
    </main>
  );
}
