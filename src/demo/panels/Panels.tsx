import type { ToolkitId } from '@site/src/toolkits/registry';
import { LoadState } from '@site/src/ui/LoadState';
import clsx from 'clsx';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { CopyLink } from '../page/CopyLink';
import { askOnUse, useRunIntent } from '../run/runIntent';
import type { RunParts } from '../run/useRunParts';
import { demoStore, usePanel } from '../store/state';
import { useKept } from '../store/useKept';
import { choosePanel, onPanelChosen } from './choosePanel';
import type { Flavour } from './code/viteProject';
import { LazyPanel, type LazyPanelEntry } from './LazyPanel';
import styles from './Panels.module.css';
import { type PanelId, panelGroups, panelIds } from './panelIds';
import { panelLabels } from './panelLabels';
import { FirstAnswer } from './results/FirstAnswer';

const lazyPanels: LazyPanelEntry[] = [
  { id: 'export', load: () => import('./export/ExportPanel') },
  { id: 'import', load: () => import('./import/ImportPanel'), keep: true },
  { id: 'data', load: () => import('./data/DataPanel'), keep: true },
  { id: 'code', load: () => import('./code/CodePanel') },
  { id: 'releases', load: () => import('./releases/ReleasesPanel') },
  { id: 'theme', load: () => import('./theme/ThemePanel') },
  { id: 'options', load: () => import('./options/OptionsPanel') },
];
/** Panels that lie over the end of a narrow window, because they change the builder. */
const sheets: PanelId[] = ['theme', 'options'];

/** What can be done with the query: run, written in a format, read from one, taken away as code; the theme and the options. */
export function Panels({
  toolkit,
  link,
  runParts: { part, loading },
}: {
  toolkit: ToolkitId;
  link: (withPanel: boolean) => Promise<string | undefined>;
  runParts: RunParts;
}) {
  const chosen = usePanel();
  const [flavour, setFlavour] = useKept<Flavour>('flavour', 'ts');
  const [asked, setAsked] = useState<Partial<Record<PanelId, number>>>({});
  const isRun = useRunIntent();
  const list = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const prepare = useCallback((id: PanelId) => setAsked((now) => ({ ...now, [id]: (now[id] ?? 0) + 1 })), []);
  // A link may choose it as well.
  useEffect(() => prepare(chosen), [prepare, chosen]);
  const choose = (id: PanelId) => {
    prepare(id);
    demoStore.setPanel(id);
    // Beside the builder the panels scroll by themselves; each begins at its top.
    if (body.current) body.current.scrollTop = 0;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the setters never change.
  useEffect(
    () =>
      onPanelChosen((id) => {
        choose(id);
        const tab = list.current?.querySelector<HTMLElement>(`#tab-${id}`);
        tab?.focus({ preventScroll: true });
        // Beside the builder it is in view already.
        const top = list.current?.getBoundingClientRect().top ?? 0;
        if (top < 0 || top > window.innerHeight / 2) list.current?.scrollIntoView({ block: 'start' });
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
    if (id === 'results') askOnUse();
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
    // Takes the focus when a button in it goes.
    tabIndex: -1,
  });
  const shared = { toolkit, flavour, onFlavour: setFlavour };
  return (
    <section
      className={clsx(styles.panels, sheets.includes(chosen) && styles.sheet)}
      aria-label="Results, versions, export, code, import, data, theme and options"
    >
      <div
        ref={list}
        role="tablist"
        aria-label="What to do with the query"
        className={styles.tabs}
        onKeyDown={onKeyDown}
      >
        {panelGroups.map(({ label, panels }, group) => (
          <div key={label} className={styles.group}>
            {/* A list of tabs may hold nothing but tabs: their group is read out as their description. */}
            <span aria-hidden id={`tab-group-${group}`}>
              {label}
            </span>
            {panels.map((id) => (
              <button
                key={id}
                type="button"
                role="tab"
                id={`tab-${id}`}
                aria-selected={chosen === id}
                aria-controls={`panel-${id}`}
                aria-describedby={`tab-group-${group}`}
                tabIndex={chosen === id ? 0 : -1}
                onClick={() => press(id)}
                onPointerEnter={() => prepare(id)}
              >
                {panelLabels[id]}
              </button>
            ))}
          </div>
        ))}
      </div>
      <div ref={body} className={styles.body}>
        <div {...panel('results')}>
          {chosen === 'results' && (part ? <part.ResultsPanel /> : <FirstAnswer isBusy={isRun} />)}
          {chosen === 'results' && isRun && !part && <LoadState {...loading} />}
        </div>
        {lazyPanels.map(({ id, ...lazy }) => (
          <div key={id} {...panel(id)}>
            <LazyPanel {...lazy} isChosen={chosen === id} asked={asked[id] ?? 0} {...shared} />
          </div>
        ))}
        {chosen !== 'results' && (
          <CopyLink link={() => link(true)} className={styles.link}>
            Copy link to this panel
          </CopyLink>
        )}
      </div>
    </section>
  );
}
