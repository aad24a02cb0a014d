import type { ToolkitId } from '@site/src/toolkits/registry';
import clsx from 'clsx';
import { type KeyboardEvent, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useRelease } from '../releases/useRelease';
import { askOnUse, useRunIntent } from '../run/runIntent';
import { demoStore, useDemo, usePanel } from '../store/state';
import { useKept } from '../store/useKept';
import type { LanguageId } from '../translations/languages';
import { choosePanel, onPanelChosen } from './choosePanel';
import type { Flavour } from './code/viteProject';
import { ExportPanel } from './export/ExportPanel';
import { LazyPanel, type LazyPanelEntry } from './LazyPanel';
import styles from './Panels.module.css';
import { type PanelId, panelIds } from './panelIds';
import { panelLabels } from './panelLabels';
import { BeforeRun } from './results/BeforeRun';

const results: LazyPanelEntry = { id: 'results', load: () => import('./results') };
const lazyPanels: LazyPanelEntry[] = [
  { id: 'import', load: () => import('./import/ImportPanel'), keep: true },
  { id: 'data', load: () => import('./data/DataPanel'), keep: true },
  { id: 'code', load: () => import('./code/CodePanel') },
  { id: 'releases', load: () => import('./releases/ReleasesPanel') },
  { id: 'theme', load: () => import('./theme/ThemePanel') },
  { id: 'options', load: () => import('./options/OptionsPanel') },
];
/** Panels that lie over the end of the window, because they change the builder. */
const sheets: PanelId[] = ['theme', 'options'];

/** What can be done with the query: run, written in a format, read from one, taken away as code; the theme and the options. */
export function Panels({ toolkit }: { toolkit: ToolkitId }) {
  const chosen = usePanel();
  const [flavour, setFlavour] = useKept<Flavour>('flavour', 'ts');
  const [asked, setAsked] = useState<Partial<Record<PanelId, number>>>({});
  const isRun = useRunIntent();
  const list = useRef<HTMLDivElement>(null);
  const prepare = useCallback((id: PanelId) => setAsked((now) => ({ ...now, [id]: (now[id] ?? 0) + 1 })), []);
  // A link may choose it as well.
  useEffect(() => prepare(chosen), [prepare, chosen]);
  const choose = (id: PanelId) => {
    prepare(id);
    demoStore.setPanel(id);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the setters never change.
  useEffect(
    () =>
      onPanelChosen((id) => {
        choose(id);
        const tab = list.current?.querySelector<HTMLElement>(`#tab-${id}`);
        tab?.focus({ preventScroll: true });
        list.current?.scrollIntoView({ block: 'start' });
      }),
    [],
  );
  // An address may name a panel as any other part of the page: `/demo/antd#panel-code`.
  useEffect(() => {
    const named = panelIds.find((id) => window.location.hash === `#panel-${id}`);
    if (named) choosePanel(named);
  }, []);
  const press = (id: PanelId) => {
    choose(id);
    if (id === results.id) askOnUse();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = panelIds.indexOf(chosen);
    const last = panelIds.length - 1;
    const next = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    }[event.key];
    const id = next === undefined ? undefined : panelIds[next];
    if (!id) return;
    event.preventDefault();
    choose(id);
    list.current?.querySelector<HTMLElement>(`#tab-${id}`)?.focus();
  };
  const panel = (id: PanelId) => ({
    id: `panel-${id}`,
    role: 'tabpanel',
    'aria-labelledby': `tab-${id}`,
    hidden: chosen !== id,
  });
  const shared = { toolkit, flavour, onFlavour: setFlavour };
  return (
    <section
      className={clsx(styles.panels, sheets.includes(chosen) && styles.sheet)}
      aria-label="Results, export, import, data, code, versions, theme and options"
    >
      <div
        ref={list}
        role="tablist"
        aria-label="What to do with the query"
        className={styles.tabs}
        onKeyDown={onKeyDown}
      >
        {panelIds.map((id) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={chosen === id}
            aria-controls={`panel-${id}`}
            tabIndex={chosen === id ? 0 : -1}
            onClick={() => press(id)}
            onPointerEnter={() => prepare(id)}
          >
            {panelLabels[id]}
          </button>
        ))}
      </div>
      <div className={styles.body}>
        <div {...panel('results')}>
          {isRun ? (
            <LazyPanel load={results.load} isChosen={chosen === 'results'} asked={1} {...shared} />
          ) : (
            chosen === 'results' && <BeforeRun />
          )}
        </div>
        <div {...panel('export')}>{chosen === 'export' && <Export />}</div>
        {lazyPanels.map(({ id, ...lazy }) => (
          <div key={id} {...panel(id)}>
            <LazyPanel {...lazy} isChosen={chosen === id} asked={asked[id] ?? 0} {...shared} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** The export follows behind the typing, so that a large query does not hold it up. */
function Export() {
  const { query, options, choices, format, formatSettings } = useDemo();
  const release = useRelease();
  const late = useDeferredValue(query);
  return (
    <ExportPanel
      release={release}
      query={late}
      format={format}
      formatSettings={formatSettings}
      parseNumbers={Boolean(options.parseNumbers)}
      language={choices.language as LanguageId | undefined}
    />
  );
}
