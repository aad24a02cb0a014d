import { inShape, isIndependent } from '@site/packages/query';
import { type ExtraField, noExtraFields } from '@site/src/dataset/extraFields';
import { keepOverReload } from '@site/src/loading/restoreAfterReload';
import type { DataSet } from '@site/src/own-data/DataSet';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { type PanelId, panelIds } from '../panels/panelIds';
import { isThemed, noTheme, type Theme } from '../panels/theme/theme';
import { initial } from '../releases/5/initial';
import type {
  Choices,
  ChosenId,
  DemoRelease,
  FormatSettings,
  OptionId,
  Options,
  ReleaseId,
  TakeOver,
} from '../releases/DemoRelease';
import { formatOf } from '../releases/formatOf';
import { loadedRelease } from '../releases/loaded';
import { namesOfFields } from '../releases/useFields';
import { sampleQuery } from '../samples/sampleQuery';
import { emptyHistory, type History, type HistoryStep, remember, stepBack, stepForward } from './history';
import { initialOptions } from './options';

/** All that a visitor can change, and that a link carries. */
export type DemoState = {
  /** The release on show; its code has come (releases/loaded.ts). */
  release: ReleaseId;
  options: Options;
  query: RuleGroupTypeAny;
  /** The visitor's own data, which the query is about in the place of the movies. */
  data: DataSet | undefined;
  /** Fields that the visitor has added to those of the table. */
  extraFields: readonly ExtraField[];
  /** An export format of that release. */
  format: string;
  formatSettings: FormatSettings;
  /** Options that are a choice of more than two, where another than the default is chosen. */
  choices: Choices;
  theme: Theme;
};

/** What a visitor looks at: the open panel, and the row that is asked about, by its position in the table. */
export type View = { panel: PanelId; row: number | undefined };

type Snapshot = DemoState & View & { history: History };

const noChoices: Choices = {};

/** What the server renders and a visitor meets; every rule and group has an id. */
export const initialState: DemoState = {
  release: initial.release,
  options: initial.options,
  query: sampleQuery,
  data: undefined,
  extraFields: noExtraFields,
  format: 'sql',
  formatSettings: initial.formatSettings,
  choices: noChoices,
  theme: noTheme,
};

const initialView: View = { panel: 'results', row: undefined };

/** What a visitor meets on a page that begins with a release. */
export const initialIn = (release: DemoRelease): DemoState => ({
  ...initialState,
  release: release.id,
  options: initialOptions(release),
});

/**
 * Whether a visitor has changed nothing.
 * @param release what the page begins with, if that is another one
 */
export function isInitial(state: DemoState, release?: DemoRelease): boolean {
  const { options, ...others } = release ? initialIn(release) : initialState;
  return (
    (Object.keys(options) as OptionId[]).every((id) => Boolean(state.options[id]) === options[id]) &&
    (Object.keys(others) as (keyof typeof others)[]).every((key) => state[key] === others[key])
  );
}

/** Whether two sets are the same but for their rows. */
const isSameSet = (one: DataSet, other: DataSet) =>
  one.name === other.name && JSON.stringify(one.fields) === JSON.stringify(other.fields);

/** What is shown, in another release: with its options, and in a format that it has. */
function inRelease(snapshot: Snapshot, release: DemoRelease): Snapshot {
  const all = { ...initialOptions(release), ...snapshot.options };
  const hasMore = Object.keys(all).length > Object.keys(snapshot.options).length;
  const format = formatOf(release, snapshot.format).id;
  return { ...snapshot, release: release.id, format, ...(hasMore && { options: all }) };
}

const initialSnapshot: Snapshot = { ...initialState, ...initialView, history: emptyHistory };

/**
 * The state of the demo. It lives outside the pages, so that a visitor who changes the toolkit keeps query and options.
 * The option `independentCombinators` always says which shape the query has, and the format is one of the release, after
 * undo as well.
 */
export function createDemoStore(now: () => number = Date.now) {
  let snapshot: Snapshot = initialSnapshot;
  const listeners = new Set<() => void>();
  const set = (next: Partial<Snapshot>) => {
    const isOther = next.release !== undefined && next.release !== snapshot.release;
    snapshot = { ...snapshot, ...next };
    if (isOther) snapshot = inRelease(snapshot, loadedRelease(snapshot.release));
    const independentCombinators = isIndependent(snapshot.query);
    if (snapshot.options.independentCombinators !== independentCombinators)
      snapshot.options = { ...snapshot.options, independentCombinators };
    for (const listener of listeners) listener();
  };
  const present = (): HistoryStep => {
    const { query, release, data, extraFields } = snapshot;
    return { query, release, data, extraFields };
  };
  /** Takes over parts of the state as one step, which takes back all of them. */
  const replace = (next: Partial<DemoState> & Pick<DemoState, 'query'>, view?: Partial<View>) => {
    const before = Object.keys(next).map((key) => [key, snapshot[key as keyof DemoState]]);
    const moment = { ...present(), ...Object.fromEntries(before) };
    set({ ...next, ...view, history: remember(snapshot.history, moment, next.query) });
  };
  const setQuery = (query: RuleGroupTypeAny, more?: Partial<DemoState & View>) => {
    const { release, data } = { ...snapshot, ...more };
    const isSame = query === snapshot.query && release === snapshot.release && data === snapshot.data;
    if (isSame) return set(more ?? {});
    // What comes with more than a query, a reset or a link, is not part of what was typed just before.
    set({ ...more, query, history: remember(snapshot.history, present(), query, more ? undefined : now()) });
  };
  const step = (take: typeof stepBack) => {
    const taken = take(snapshot.history, snapshot);
    if (taken) set(taken);
    return taken !== undefined;
  };
  /** A link or file has the fields of the visitor's data; the rows may be here. */
  const withRows = (state: DemoState): DemoState => {
    const { data, history } = snapshot;
    const known = [data, ...[...history.past, ...history.future].map((moment) => moment.data)];
    const same = state.data && known.find((each) => each && isSameSet(each, state.data as DataSet));
    return same ? { ...state, data: same } : state;
  };
  return {
    get: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** An edit of the query, which can be undone. */
    setQuery: (query: RuleGroupTypeAny) => setQuery(query),
    /** Takes over a query with the fields that it needs beside those that there are, as one step. */
    addFields: (added: readonly ExtraField[], query: RuleGroupTypeAny) =>
      setQuery(query, added.length > 0 ? { extraFields: [...snapshot.extraFields, ...added] } : undefined),
    /** Takes a data set in the place of the one on show, or the movies again, with a query on it, as one step. */
    setData: (data: DataSet | undefined, query: RuleGroupTypeAny) =>
      setQuery(inShape(query, isIndependent(snapshot.query)), { data, extraFields: noExtraFields, row: undefined }),
    /** Turns options on and off; the query follows `independentCombinators`. */
    setOptions: (changed: Partial<Options>) => {
      const options = { ...snapshot.options, ...changed };
      setQuery(inShape(snapshot.query, options.independentCombinators), { options });
    },
    /** An edit of the query that needs options, as one step. */
    setQueryAndOptions: (query: RuleGroupTypeAny, changed: Options) =>
      replace({ query, options: { ...snapshot.options, ...changed } }),
    /** Shows the query in another release, as one step; what that release cannot hold is gone until it is undone. */
    setRelease: (release: DemoRelease, takeOver?: TakeOver) => {
      if (release.id === snapshot.release) return;
      const held = takeOver?.(snapshot.query, namesOfFields(release, snapshot));
      setQuery(held?.query ?? snapshot.query, { release: release.id });
    },
    /** The same for a page that is drawn in the newest release alone; who has changed nothing has nothing to undo. */
    followRelease: ({ id }: DemoRelease) =>
      isInitial(snapshot) ? set({ release: id }) : setQuery(snapshot.query, { release: id }),
    setFormat: (format: string) => set({ format }),
    setFormatSettings: (changed: Partial<FormatSettings>) =>
      set({ formatSettings: { ...snapshot.formatSettings, ...changed } }),
    /** Chooses one of more than two; `undefined` is the default. */
    setChoice: (id: ChosenId, chosen: string | undefined) => {
      const { [id]: _, ...others } = snapshot.choices;
      const choices: Choices = chosen === undefined ? others : { ...others, [id]: chosen };
      set({ choices: Object.keys(choices).length > 0 ? choices : noChoices });
    },
    /** Chooses the default everywhere. */
    resetChoices: () => set({ choices: noChoices }),
    setTheme: (theme: Theme) => set({ theme: isThemed(theme) ? theme : noTheme }),
    setPanel: (panel: PanelId) => set({ panel }),
    /** Asks about a row of the table by its position; without one, about none. */
    setRow: (row?: number) => set({ row }),
    undo: () => step(stepBack),
    redo: () => step(stepForward),
    /** Everything as a visitor first meets it on a page that begins with a release, which can be undone. */
    reset: (release: DemoRelease) => {
      if (isInitial(snapshot, release)) return false;
      replace(initialIn(release), { row: undefined });
      return true;
    },
    /**
     * Takes over a whole state, from a link. The visitor's own query can be undone back to; before it there is none.
     * @param first what the page begins with, if that is another release
     */
    load: (state: DemoState, first?: DemoRelease) => {
      const whole = withRows(state);
      // Whoever has reset the demo, or gone back to it as it was met, still has work to go back to.
      if (isInitial(snapshot, first) && snapshot.history.past.length === 0) set({ ...whole, history: emptyHistory });
      else replace(whole);
    },
    /** Takes over a whole state as one step, from a file that the visitor opens. */
    open: (state: DemoState) => replace(withRows(state)),
  };
}

export const demoStore = createDemoStore();
keepOverReload('panel', {
  read: () => demoStore.get().panel,
  write: (panel) => panelIds.includes(panel as PanelId) && demoStore.setPanel(panel as PanelId),
});

/** The release of a page whose toolkit is drawn in no other one. */
export const OnlyRelease = createContext<DemoRelease | undefined>(undefined);

/**
 * The present state of the demo; on the server and while hydrating, the initial one. A page shows it in its only release
 * while it still names another.
 */
export function useDemo(): Snapshot {
  const only = useContext(OnlyRelease);
  const snapshot = useSyncExternalStore(demoStore.subscribe, demoStore.get, () => initialSnapshot);
  return useMemo(() => (only && snapshot.release !== only.id ? inRelease(snapshot, only) : snapshot), [only, snapshot]);
}

/** The open panel alone: whoever shows it need not render again for each edit. */
export const usePanel = (): PanelId =>
  useSyncExternalStore(
    demoStore.subscribe,
    () => demoStore.get().panel,
    () => initialView.panel,
  );

/** The row that is asked about alone. */
export const useRow = (): number | undefined =>
  useSyncExternalStore(
    demoStore.subscribe,
    () => demoStore.get().row,
    () => undefined,
  );
