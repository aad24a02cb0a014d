import Link from '@docusaurus/Link';
import { useColorMode } from '@docusaurus/theme-common';
import { latestLine } from '@site/lines/registry';
import { fields } from '@site/src/dataset/fields';
import { exportFormats } from '@site/src/demo/releases/5/exportFormats';
import { exportQuery } from '@site/src/demo/releases/5/exportQuery';
import { useFieldsOf } from '@site/src/demo/releases/useFields';
import { Answer } from '@site/src/demo/run/Answer';
import { firstAnswer, hasFirstAnswer } from '@site/src/demo/run/firstAnswer';
import { runIntent, runsOnUse, useRunIntent, useRunWithoutAnswer } from '@site/src/demo/run/runIntent';
import { demoStore, useDemo } from '@site/src/demo/store/state';
import { namedControls } from '@site/src/toolkits/5/namedControls';
import type { ProviderProps } from '@site/src/toolkits/adapter';
import { pathOf } from '@site/src/toolkits/registry';
import { LiveCode } from '@site/src/ui/LiveCode';
import { LoadState } from '@site/src/ui/LoadState';
import { PillGroup } from '@site/src/ui/PillGroup';
import { useKeptFocus } from '@site/src/ui/useKeptFocus';
import { useLazyPart } from '@site/src/ui/useLazyPart';
import { type ComponentType, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { QueryBuilder, type RuleGroupTypeAny } from 'react-querybuilder';
import styles from './Showcase.module.css';
import { ToolkitChoice } from './ToolkitChoice';
import { type HomeToolkit, useToolkit } from './useToolkit';
import 'react-querybuilder/dist/query-builder.css';

/** Formats that fit beside the builder; the demo has all of them. */
const shown = ['sql', 'mongodb', 'jsonlogic', 'cel', 'spel'];
const formats = exportFormats.filter(({ id }) => shown.includes(id));
const load = () => import('./LiveAnswer');
const ofMovies = { fields };

const NoProvider = ({ children }: ProviderProps) => <>{children}</>;

/** The query of the demo's store is of either shape, which the types of the release cannot say. */
const AnyQueryBuilder = QueryBuilder as ComponentType<Record<string, unknown> & { query: RuleGroupTypeAny }>;

/**
 * The component at work: a builder in the toolkit that the visitor chooses, its query in a format, and what the query selects.
 * Its state is that of the demo, so that the demo goes on with the same query. The first answer is part of the page; after
 * the first press, key or change an engine in the browser gives it.
 */
export function Showcase() {
  const state = useDemo();
  const { query, format, options, data, extraFields } = state;
  const [toolkit, setToolkit] = useState<HomeToolkit>('default');
  const { drawn, loading } = useToolkit(toolkit);
  const { Provider = NoProvider, controls: itsControls } = drawn.adapter ?? {};
  const { colorMode } = useColorMode();
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
    <section className={styles.showcase} aria-label="A live query builder" {...runsOnUse}>
      <ToolkitChoice chosen={toolkit} drawn={drawn.id} onChoose={setToolkit} />
      <LoadState {...loading} />
      <div className={styles.work}>
        {/* Without a toolkit it has the site's own look of controls, which docs have too. */}
        <div
          data-release={latestLine.major}
          data-toolkit={drawn.adapter?.id}
          aria-busy={drawn.id !== toolkit && loading.error === undefined}
          className={styles.scope}
        >
          <Provider colorMode={colorMode}>
            <div {...keptFocus} className={styles.builder}>
              <AnyQueryBuilder
                controlElements={itsControls?.controlElements ?? namedControls}
                controlClassnames={{ ...itsControls?.controlClassnames, queryBuilder: 'queryBuilder-branches' }}
                fields={shownFields}
                independentCombinators={independentCombinators || undefined}
                enableMountQueryChange={false}
                query={query}
                onQueryChange={demoStore.setQuery}
              />
            </div>
          </Provider>
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
        <LiveOrPrerendered hasAnswer={hasFirstAnswer(state)} />
        <Link className={styles.more} to={pathOf(toolkit)}>
          Open this query in the demo
        </Link>
      </div>
    </section>
  );
}

/** Rows that are shown; the demo shows all. */
const before = { ...firstAnswer, rows: firstAnswer.rows.slice(0, 3) };

/** The answer that the page was built with, for the query that it is of; for any other, that of an engine. */
function LiveOrPrerendered({ hasAnswer }: { hasAnswer: boolean }) {
  const isRun = useRunIntent();
  useRunWithoutAnswer(hasAnswer);
  const { part, start, ...loading } = useLazyPart(load);
  useEffect(() => {
    if (isRun) start().catch(() => {}); // shown by LoadState
  }, [isRun, start]);
  if (part) return <part.LiveAnswer before={before} />;
  if (!hasAnswer && !isRun)
    return (
      <button type="button" className="button button--outline button--primary" onClick={runIntent.ask}>
        Run the query (downloads about 0.4 MB)
      </button>
    );
  return (
    <>
      <Answer {...before} isBusy={isRun} />
      <LoadState {...loading} retry={() => void start().catch(() => {})} />
    </>
  );
}
