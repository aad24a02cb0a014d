import { LoadState } from '@site/src/components/LoadState';
import { useLazyPart } from '@site/src/components/useLazyPart';
import { type KeyboardEvent, useDeferredValue, useRef, useState } from 'react';
import type { Flavour } from '../code/generate';
import { useDemo } from '../state';
import { ExportPanel } from './ExportPanel';
import styles from './Panels.module.css';

const tabs = [
  { id: 'export', label: 'Export' },
  { id: 'results', label: 'Results' },
  { id: 'import', label: 'Import' },
  { id: 'code', label: 'Code' },
  { id: 'releases', label: 'Releases' },
] as const;
type TabId = (typeof tabs)[number]['id'];

/** What can be done with the query: written in a format, read from one, taken away as code, run. */
export function Panels({ toolkit }: { toolkit: string }) {
  const [chosen, setChosen] = useState<TabId>('export');
  const [flavour, setFlavour] = useState<Flavour>('ts');
  const importPart = useLazyPart(() => import('./ImportPanel'));
  const codePart = useLazyPart(() => import('./CodePanel'));
  const resultsPart = useLazyPart(() => import('./ResultsPanel'));
  const releasesPart = useLazyPart(() => import('./ReleasesPanel'));
  const lazyParts = { import: importPart, code: codePart, results: resultsPart, releases: releasesPart };
  const list = useRef<HTMLDivElement>(null);
  const prepare = (id: TabId) => {
    const part = id === 'export' ? undefined : lazyParts[id];
    part?.start().catch(() => {}); // shown by LoadState
  };
  const choose = (id: TabId) => {
    prepare(id);
    setChosen(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === chosen);
    const last = tabs.length - 1;
    const next = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    choose(tab.id);
    list.current?.querySelector<HTMLElement>(`#tab-${tab.id}`)?.focus();
  };
  const panel = (id: TabId) => ({
    id: `panel-${id}`,
    role: 'tabpanel',
    'aria-labelledby': `tab-${id}`,
    hidden: chosen !== id,
  });
  const Import = importPart.part?.default;
  const Code = codePart.part?.default;
  const Results = resultsPart.part?.default;
  const Releases = releasesPart.part?.default;
  return (
    <section className={styles.panels} aria-label="Export, import, code, results and releases">
      <div
        ref={list}
        role="tablist"
        aria-label="What to do with the query"
        className={styles.tabs}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={chosen === id}
            aria-controls={`panel-${id}`}
            tabIndex={chosen === id ? 0 : -1}
            onClick={() => choose(id)}
            onPointerEnter={() => prepare(id)}
          >
            {label}
          </button>
        ))}
      </div>
      <div {...panel('export')}>{chosen === 'export' && <Export />}</div>
      <div {...panel('import')}>
        <noscript>Reading a query in a language needs JavaScript.</noscript>
        {/* Stays once it is there: the visitor's text is in it. */}
        {Import ? <Import /> : chosen === 'import' && <LoadState {...importPart} retry={() => prepare('import')} />}
      </div>
      <div {...panel('code')}>
        <noscript>The code of this demo is put together by JavaScript.</noscript>
        {chosen === 'code' &&
          (Code ? (
            <Code toolkit={toolkit} flavour={flavour} onFlavour={setFlavour} />
          ) : (
            <LoadState {...codePart} retry={() => prepare('code')} />
          ))}
      </div>
      <div {...panel('results')}>
        <noscript>Running the query needs JavaScript.</noscript>
        {chosen === 'results' &&
          (Results ? <Results /> : <LoadState {...resultsPart} retry={() => prepare('results')} />)}
      </div>
      <div {...panel('releases')}>
        <noscript>Exports of other releases are made by JavaScript.</noscript>
        {chosen === 'releases' &&
          (Releases ? <Releases /> : <LoadState {...releasesPart} retry={() => prepare('releases')} />)}
      </div>
    </section>
  );
}

/** The export follows behind the typing, so that a large query does not hold it up. */
function Export() {
  const { query, options, format, formatSettings } = useDemo();
  const late = useDeferredValue(query);
  return (
    <ExportPanel query={late} format={format} formatSettings={formatSettings} parseNumbers={options.parseNumbers} />
  );
}
