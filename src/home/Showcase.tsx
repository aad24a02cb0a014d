import Link from '@docusaurus/Link';
import { latestLine } from '@site/lines/registry';
import { fields } from '@site/src/dataset/fields';
import { exportFormats } from '@site/src/demo/releases/5/exportFormats';
import { exportQuery } from '@site/src/demo/releases/5/exportQuery';
import { useFieldsOf } from '@site/src/demo/releases/useFields';
import { asksOnUse, runIntent, useRunIntent } from '@site/src/demo/run/runIntent';
import { sampleQuery } from '@site/src/demo/samples/sampleQuery';
import { demoStore, useDemo } from '@site/src/demo/store/state';
import { namedControls } from '@site/src/toolkits/5/namedControls';
import { LiveCode } from '@site/src/ui/LiveCode';
import { LoadState } from '@site/src/ui/LoadState';
import { PillGroup } from '@site/src/ui/PillGroup';
import { useKeptFocus } from '@site/src/ui/useKeptFocus';
import { useLazyPart } from '@site/src/ui/useLazyPart';
import { type ComponentType, useDeferredValue, useEffect, useMemo } from 'react';
import { QueryBuilder, type RuleGroupTypeAny } from 'react-querybuilder';
import { Answer } from './Answer';
import prerendered from './answer.json';
import styles from './Showcase.module.css';
import 'react-querybuilder/dist/query-builder.css';

/** Formats that fit beside the builder; the demo has all of them. */
const shown = ['sql', 'mongodb', 'jsonlogic', 'cel', 'spel'];
const formats = exportFormats.filter(({ id }) => shown.includes(id));
const load = () => import('./LiveAnswer');
const ofMovies = { fields };

/** The query of the demo's store is of either shape, which the types of the release cannot say. */
const AnyQueryBuilder = QueryBuilder as ComponentType<Record<string, unknown> & { query: RuleGroupTypeAny }>;

/**
 * The component at work: a builder, its query in the format that the visitor chooses, and what the query selects. Its
 * state is that of the demo, so that the demo goes on with the same query. The first answer is part of the page; after
 * the first press, key or change an engine in the browser gives it.
 */
export function Showcase() {
  const { query, format, options, data, extraFields } = useDemo();
  const shownFields = useFieldsOf(ofMovies, { data, extraFields });
  const keptFocus = useKeptFocus(query);
  const late = useDeferredValue(query);
  const chosen = formats.find(({ id }) => id === format)?.id ?? 'sql';
  const { parseNumbers, independentCombinators } = options;
  const text = useMemo(
    () => exportQuery(late, { format: chosen, ...(parseNumbers && { parseNumbers }) }),
    [late, chosen, parseNumbers],
  );
  return (
    <section className={styles.showcase} aria-label="A live query builder" {...asksOnUse}>
      <div className={styles.work}>
        <div {...keptFocus} data-release={latestLine.major} className={styles.builder}>
          <AnyQueryBuilder
            controlElements={namedControls}
            controlClassnames={{ queryBuilder: 'queryBuilder-branches' }}
            fields={shownFields}
            independentCombinators={independentCombinators || undefined}
            enableMountQueryChange={false}
            query={query}
            onQueryChange={demoStore.setQuery}
          />
        </div>
        <div className={styles.output}>
          <PillGroup
            name="home-format"
            legend="Export as"
            hideLegend
            items={formats}
            chosen={chosen}
            onChoose={demoStore.setFormat}
          />
          <LiveCode
            code={text}
            language={formats.find(({ id }) => id === chosen)?.language ?? 'json'}
            label="The exported query"
          />
        </div>
      </div>
      <div className={styles.answer}>
        <LiveOrPrerendered isInitial={query === sampleQuery} />
        <Link className={styles.more} to="/demo">
          Open this query in the demo
        </Link>
      </div>
    </section>
  );
}

/** The answer of an engine once the visitor has asked for one; before, that of the build for the query it was built with. */
function LiveOrPrerendered({ isInitial }: { isInitial: boolean }) {
  const isRun = useRunIntent();
  const { part, start, ...loading } = useLazyPart(load);
  useEffect(() => {
    if (isRun) start().catch(() => {}); // shown by LoadState
  }, [isRun, start]);
  if (part) return <part.LiveAnswer before={prerendered} />;
  if (!isInitial && !isRun)
    return (
      <button type="button" className="button button--outline button--primary" onClick={runIntent.ask}>
        Run the query (downloads about 0.4 MB)
      </button>
    );
  return (
    <>
      <Answer {...prerendered} isBusy={isRun} />
      <LoadState {...loading} retry={() => void start().catch(() => {})} />
    </>
  );
}
