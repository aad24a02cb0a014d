import { useColorMode } from '@docusaurus/theme-common';
import { type DemoField, groupsOf } from '@site/src/dataset/fields';
import { IndependentCombinators } from '@site/src/toolkits/nameControls';
import { LoadState } from '@site/src/ui/LoadState';
import { useKeptFocus } from '@site/src/ui/useKeptFocus';
import { useLoadedPart } from '@site/src/ui/useLoadedPart';
import { type ComponentProps, type ComponentType, memo, type ReactElement, useCallback, useMemo } from 'react';
import type { Controls, QueryBuilderProps, RuleGroupTypeAny, RuleProps } from 'react-querybuilder';
import { isThemed, type Theme } from '../panels/theme/theme';
import type { BuilderAdapter, Choices, DemoRelease, LoadDragAndDrop, Options } from '../releases/DemoRelease';
import { chosenProps, layoutClasses, optionProps } from '../store/options';
import type { LanguageFile, LanguageId } from '../translations/languages';
import { localizedFields } from '../translations/localize';
import styles from './Builder.module.css';
import { debugLog } from './debugLog';
import { History } from './History';
import { withMatchCounts } from './MatchCount';
import type { MoveProvider } from './MoveButtons';
import { BaseRuleContext, QuickRule, steadyDefaults } from './QuickRule';
import { StagedRules } from './StagedRules';
import { ThemeStyle } from './ThemeStyle';
import { translations } from './translations';
import { useFocusOnAdded } from './useFocusOnAdded';
import { useLanguage } from './useLanguage';
import { validateQuery } from './validateQuery';
import 'react-querybuilder/dist/query-builder.css'; // of the release that is part of every page
import '@site/src/toolkits/rows.css';
import '@site/src/toolkits/validated.css';
import './justified.css';

type BuilderProps = {
  release: DemoRelease;
  adapter: BuilderAdapter;
  /** The release's fields, and those that the visitor has added. */
  fields: DemoField[];
  options: Options;
  choices: Choices;
  theme: Theme;
  query: RuleGroupTypeAny;
  onQueryChange: (query: RuleGroupTypeAny) => void;
};

/**
 * The query builder inside the border of its toolkit: `data-toolkit` limits the toolkit's styles to it and keeps the
 * site's out (adr/0005), and holds the toolkit's popups. `data-release` brings the library's own layout.
 */
export const Builder = memo(function Builder({
  release,
  adapter,
  fields,
  options,
  choices,
  theme,
  query,
  onQueryChange,
}: BuilderProps) {
  const { colorMode } = useColorMode();
  const { Provider } = adapter;
  const { QueryBuilder, defaultControlElements, move } = release.library;
  const keptFocus = useKeptFocus(query);
  const focusOnAdded = useFocusOnAdded(query);
  const { file, attributes } = useLanguage((choices.language ?? 'en') as LanguageId);
  const { props, dndControls, BaseRule } = useBuilderProps(release, fields, adapter, options, choices, file);
  const onChange = (next: RuleGroupTypeAny) => {
    if (options.debugMode && next === query) debugLog.add({ type: 'onQueryChange called on mount', query });
    onQueryChange(next);
  };
  const bare = (
    // It mounts again to show what it does then.
    <QueryBuilder
      key={String(options.enableMountQueryChange)}
      {...props}
      {...focusOnAdded}
      query={query}
      onQueryChange={onChange}
    />
  );
  const builder = (
    <BaseRuleContext.Provider value={BaseRule}>
      <StagedRules query={query}>
        <IndependentCombinators.Provider value={Boolean(options.independentCombinators)}>
          {options.showUndoRedo && release.loadHistory ? <History load={release.loadHistory}>{bare}</History> : bare}
        </IndependentCombinators.Provider>
      </StagedRules>
    </BaseRuleContext.Provider>
  );
  return (
    <div data-release={release.id} data-toolkit={adapter.id} className={styles.scope} {...attributes}>
      {isThemed(theme) && adapter.id === 'default' && <ThemeStyle theme={theme} release={release.id} />}
      <Provider colorMode={colorMode}>
        <div {...keptFocus} className={styles.builder}>
          {options.enableDragAndDrop ? (
            <Draggable
              load={release.dragAndDrop[choices.dragAdapter ?? 'react-dnd'] ?? release.dragAndDrop['react-dnd']}
              controls={dndControls}
              hideDefaultDragPreview={Boolean(options.hideDefaultDragPreview)}
              updateWhileDragging={Boolean(options.updateWhileDragging)}
              moves={{
                query,
                onQueryChange,
                isLocked: Boolean(options.disabled),
                move,
                handle: adapter.controls.controlElements?.dragHandle ?? defaultControlElements.dragHandle,
              }}
            >
              {builder}
            </Draggable>
          ) : (
            builder
          )}
        </div>
      </Provider>
    </div>
  );
});

/** The props that follow from toolkit and options, the same objects as long as those are the same. */
function useBuilderProps(
  release: DemoRelease,
  fields: DemoField[],
  { controls }: BuilderAdapter,
  options: Options,
  choices: Choices,
  file: LanguageFile | undefined,
) {
  return useMemo(() => {
    const { defaultControlElements, Rule } = release.library;
    // Given to the builder itself, these would replace the draggable ones.
    const { rule, ruleGroup, inlineCombinator, dragHandle, ...rest } = controls.controlElements ?? {};
    const dndControls = { rule: QuickRule, ...(ruleGroup && { ruleGroup }) };
    const elements = {
      ...(options.enableDragAndDrop ? rest : { ...controls.controlElements, rule: QuickRule }),
      ...(options.matchCounts && withMatchCounts({ ...defaultControlElements, ...controls.controlElements })),
    };
    const shown = file ? localizedFields(fields, file) : fields;
    const props: object = {
      ...steadyDefaults,
      enableMountQueryChange: false,
      ...optionProps(release, options),
      ...Object.fromEntries(chosenProps(release, choices).map(({ prop, value }) => [prop, value])),
      fields: groupsOf(shown) ?? shown,
      translations: file?.translations ?? translations,
      ...(file && { combinators: file.combinators }),
      // A builder that mounts again is known by it.
      ...(options.preserveQueryStateOnUnmount && { qbId: 'demo' }),
      controlElements: elements,
      controlClassnames: { ...controls.controlClassnames, queryBuilder: layoutClasses(options) },
      ...(options.independentCombinators && { independentCombinators: true }),
      ...(options.validateQuery && { validator: validateQuery }),
      ...(options.debugMode && { debugMode: true, onLog: debugLog.add }),
    };
    return { props, dndControls, BaseRule: (rule ?? Rule) as ComponentType<RuleProps> };
  }, [release, fields, controls, options, choices, file]);
}

type DraggableProps = {
  load: LoadDragAndDrop;
  children: ReactElement;
  controls: QueryBuilderProps['controlElements'];
  hideDefaultDragPreview: boolean;
  updateWhileDragging: boolean;
  moves: Omit<ComponentProps<typeof MoveProvider>, 'children'>;
};

/** Makes rules draggable, and movable by buttons, once the code for it has arrived. */
function Draggable({ load, controls, moves, children, ...props }: DraggableProps) {
  const loadBoth = useCallback(
    async () => ({ ...(await import('./MoveButtons')), DragAndDrop: (await load()).DragAndDrop }),
    [load],
  );
  const { part, ...loading } = useLoadedPart(loadBoth);
  // The same object as long as it is the same: for another, the builder would mount again.
  const elements = useMemo(() => ({ ...controls, dragHandle: part?.HandleWithMoveButtons }), [controls, part]);
  if (!part)
    return (
      <>
        {children}
        <LoadState {...loading} />
      </>
    );
  return (
    <part.MoveProvider {...moves}>
      <part.DragAndDrop {...props} controls={elements as Partial<Controls>}>
        {children}
      </part.DragAndDrop>
    </part.MoveProvider>
  );
}
