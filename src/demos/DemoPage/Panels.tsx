import { type KeyboardEvent, useDeferredValue, useRef, useState } from 'react';
import type { Flavour } from '../code/generate';
import { useDemo } from '../state';
import type { ToolkitId } from '../toolkits/registry';
import { ExportPanel } from './ExportPanel';
import { LazyPanel, type LazyPanelEntry } from './LazyPanel';
import styles from './Panels.module.css';
import { useKept } from './useKept';

const lazyPanels = [
  {
    id: 'results',
    label: 'Results',
    load: () => import('./ResultsPanel'),
  },
  {
    id: 'import',
    label: 'Import',
    load: () => import('./ImportPanel'),
    keep: true,
  },
  {
    id: 'code',
    label: 'Code',
    load: () => import('./CodePanel'),
  },
  {
    id: 'releases',
    label: 'Releases',
    load: () => import('./ReleasesPanel'),
  },
] satisfies LazyPanelEntry[];
const tabs = [{ id: 'export', label: 'Export' }, ...lazyPanels];

/** What can be done with the query: written in a format, read from one, taken away as code, run. */
export function Panels({ toolkit }: { toolkit: ToolkitId }) {
  const [chosen, setChosen] = useKept('panel', 'export');
  const [flavour, setFlavour] = useKept<Flavour>('flavour', 'ts');
  const [asked, setAsked] = useState<Record<string, number>>({ [chosen]: 1 });
  const list = useRef<HTMLDivElement>(null);
  const prepare = (id: string) => setAsked((now) => ({ ...now, [id]: (now[id] ?? 0) + 1 }));
  const choose = (id: string) => {
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
  const panel = (id: string) => ({
    id: `panel-${id}`,
    role: 'tabpanel',
    'aria-labelledby': `tab-${id}`,
    hidden: chosen !== id,
  });
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
      {lazyPanels.map(({ id, label, ...lazy }) => (
        <div key={id} {...panel(id)}>
          <LazyPanel
            {...lazy}
            isChosen={chosen === id}
            asked={asked[id] ?? 0}
            toolkit={toolkit}
            flavour={flavour}
            onFlavour={setFlavour}
          />
        </div>
      ))}
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
