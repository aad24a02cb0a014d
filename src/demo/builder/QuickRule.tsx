import {
  type ComponentType,
  createContext,
  type MutableRefObject,
  memo,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { type QueryActions, Rule, type RuleProps, type Schema } from 'react-querybuilder';
import styles from './Builder.module.css';
import { ComingRulesContext } from './StagedRules';

/** The toolkit's own rule, where it has one. */
export const BaseRuleContext = createContext<ComponentType<RuleProps>>(Rule as ComponentType<RuleProps>);

/** Props whose default in the demo's release is a new function at each render, which makes every rule differ. */
export const steadyDefaults = { getRuleClassname: () => '', getRuleGroupClassname: () => '' };

/** Whether two schemas say the same about one rule: the demo's release makes a new one after each edit of the query. */
function sameSchema(before: Schema, after: Schema, id = ''): boolean {
  if (before === after) return true;
  const keys = Object.keys(after) as (keyof Schema)[];
  return (
    keys.every((key) => key === 'validationMap' || key === 'disabledPaths' || before[key] === after[key]) &&
    JSON.stringify(before.validationMap[id]) === JSON.stringify(after.validationMap[id])
  );
}

/** Whether a rule would look the same. Its path is a new array each time, and its actions a new object. */
function sameRule(before: RuleProps, after: RuleProps): boolean {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof RuleProps)[];
  return keys.every((key) => {
    if (key === 'actions') return true;
    if (key === 'schema') return sameSchema(before.schema, after.schema, after.id);
    if (key === 'path') return before.path.join() === after.path.join();
    return before[key] === after[key];
  });
}

const SteadyRule = memo(function SteadyRule(props: RuleProps) {
  const Base = useContext(BaseRuleContext);
  return <Base {...props} />;
}, sameRule);

/** Actions that stay the same and call the newest; a release has more of them than another. */
const throughRef = (newest: MutableRefObject<QueryActions>): QueryActions =>
  Object.fromEntries(
    (Object.keys(newest.current) as (keyof QueryActions)[]).map((name) => [
      name,
      (...rest: never[]) => (newest.current[name] as (...all: never[]) => void)(...rest),
    ]),
  ) as unknown as QueryActions;

/**
 * A rule that is rendered again only if it changed: with 500 rules, typing in one of them would otherwise render all.
 * Its actions stay the same object and call the newest ones, because those hold the query.
 */
export function QuickRule(props: RuleProps) {
  const newest = useRef(props.actions);
  useLayoutEffect(() => {
    newest.current = props.actions;
  });
  const actions = useMemo<QueryActions>(() => throughRef(newest), []);
  const isComing = useContext(ComingRulesContext).has(props.id ?? '');
  return isComing ? <div className={styles.coming} /> : <SteadyRule {...props} actions={actions} />;
}
