import { useColorMode } from '@docusaurus/theme-common';
import { latestLine } from '@site/lines/registry';
import { LoadState } from '@site/src/components/LoadState';
import { useKeptFocus } from '@site/src/components/useKeptFocus';
import { useLoadedPart } from '@site/src/components/useLoadedPart';
import { fields } from '@site/src/dataset/fields';
import { validateQuery } from '@site/src/query/validateQuery';
import type { ToolkitAdapter } from '@site/src/toolkits/adapter';
import { IndependentCombinators } from '@site/src/toolkits/namedControls';
import { type ComponentType, type ReactElement, useMemo } from 'react';
import {
  defaultControlElements,
  QueryBuilder,
  type QueryBuilderProps,
  Rule,
  type RuleGroupTypeAny,
  type RuleProps,
} from 'react-querybuilder';
import { isThemed, type Theme } from '../panels/theme/theme';
import { layoutClasses, type Options, optionProps } from '../store/options';
import styles from './Builder.module.css';
import { debugLog } from './debugLog';
import { withMatchCounts } from './MatchCount';
import { HandleWithMoveButtons, MoveProvider } from './MoveButtons';
import { BaseRuleContext, QuickRule, steadyDefaults } from './QuickRule';
import { StagedRules } from './StagedRules';
import { ThemeStyle } from './ThemeStyle';
import { translations } from './translations';
import 'react-querybuilder/dist/query-builder.css';
import '@site/src/toolkits/rows.css';
import '@site/src/toolkits/validated.css';
import './justified.css';

type BuilderProps = {
  adapter: ToolkitAdapter;
  options: Options;
  theme: Theme;
  query: RuleGroupTypeAny;
  onQueryChange: (query: RuleGroupTypeAny) => void;
};

/** Query and `independentCombinators` always agree (../store/state.ts), which the types of the release cannot say. */
const AnyQueryBuilder = QueryBuilder as ComponentType<object & { query: RuleGroupTypeAny; onQueryChange: unknown }>;

/**
 * The query builder inside the border of its toolkit: `data-toolkit` limits the toolkit's styles to it and keeps the
 * site's out (adr/0005), and holds the toolkit's popups. `data-release` brings the library's own layout.
 */
export function Builder({ adapter, options, theme, query, onQueryChange }: BuilderProps) {
  const { colorMode } = useColorMode();
  const { Provider } = adapter;
  const keptFocus = useKeptFocus(query);
  const { props, dndControls, BaseRule } = useBuilderProps(adapter, options);
  const builder = (
    <BaseRuleContext.Provider value={BaseRule}>
      <StagedRules query={query}>
        <IndependentCombinators.Provider value={options.independentCombinators}>
          <AnyQueryBuilder {...props} query={query} onQueryChange={onQueryChange} />
        </IndependentCombinators.Provider>
      </StagedRules>
    </BaseRuleContext.Provider>
  );
  return (
    <div data-release={latestLine.major} data-toolkit={adapter.id} className={styles.scope}>
      {isThemed(theme) && adapter.id === 'default' && <ThemeStyle theme={theme} release="5" />}
      <Provider colorMode={colorMode}>
        <div {...keptFocus} className={styles.builder}>
          {options.enableDragAndDrop ? (
            <MoveProvider
              query={query}
              onQueryChange={onQueryChange}
              isLocked={options.disabled}
              handle={adapter.controls.controlElements?.dragHandle}
            >
              <Draggable controls={dndControls}>{builder}</Draggable>
            </MoveProvider>
          ) : (
            builder
          )}
        </div>
      </Provider>
    </div>
  );
}

/** The props that follow from toolkit and options, the same objects as long as those are the same. */
function useBuilderProps({ controls }: ToolkitAdapter, options: Options) {
  return useMemo(() => {
    // Given to the builder itself, these would replace the draggable ones.
    const { rule, ruleGroup, inlineCombinator, ...rest } = controls.controlElements ?? {};
    const dndControls = { rule: QuickRule, ...(ruleGroup && { ruleGroup }) };
    const elements = {
      ...(options.enableDragAndDrop
        ? { ...rest, dragHandle: HandleWithMoveButtons }
        : { ...controls.controlElements, rule: QuickRule }),
      ...(options.matchCounts && withMatchCounts({ ...defaultControlElements, ...controls.controlElements })),
    };
    const props: object = {
      ...steadyDefaults,
      ...optionProps(options),
      fields,
      translations,
      enableMountQueryChange: false,
      controlElements: elements,
      controlClassnames: { ...controls.controlClassnames, queryBuilder: layoutClasses(options) },
      ...(options.independentCombinators && { independentCombinators: true }),
      ...(options.validateQuery && { validator: validateQuery }),
      ...(options.debugMode && { debugMode: true, onLog: debugLog.add }),
    };
    return { props, dndControls, BaseRule: (rule ?? Rule) as ComponentType<RuleProps> };
  }, [controls, options]);
}

type DraggableProps = { children: ReactElement; controls: QueryBuilderProps['controlElements'] };

const loadDragAndDrop = () => import('./DragAndDrop');

/** Makes rules draggable once the code for it has arrived; the buttons that move them work before. */
function Draggable({ children, controls }: DraggableProps) {
  const { part, ...loading } = useLoadedPart(loadDragAndDrop);
  if (!part)
    return (
      <>
        {children}
        <LoadState {...loading} />
      </>
    );
  return <part.DragAndDrop controls={controls}>{children}</part.DragAndDrop>;
}
