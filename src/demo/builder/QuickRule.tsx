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
import type { QueryActions, RuleProps, Schema } from 'react-querybuilder';
import styles from './Builder.module.css';
import { ComingRulesContext } from './StagedRules';

/** The toolkit's own rule, where it has one, or the release's. */
export const BaseRuleContext = createContext<ComponentType<RuleProps>>(() => null);

/** Props whose default in the demo's release is a new function at each render, which makes every rule differ. */
export const steadyDefaults = { getRuleClassname: () => '', getRuleGroupClassname: () => '' };

/** Parts of a schema that say nothing of one rule by being new ones: maps of the whole query, and what `steady` keeps. */
const ofTheQuery = ['validationMap', 'disabledPaths', 'dispatchQuery'];

/** Whether two schemas say the same about one rule: a release makes a new one after each edit of the query. */
function sameSchema(before: Schema, after: Schema, id = ''): boolean {
  if (before === after) return true;
  const keys = Object.keys(after) as (keyof Schema)[];
  return (
    keys.every((key) => ofTheQuery.includes(key) || before[key] === after[key]) &&
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

type Functions = Record<string, (...all: never[]) => unknown>;

/** Functions that stay the same and call the newest of their name; a release has more of them than another. */
const throughRef = <F extends object>(newest: MutableRefObject<F>): F =>
  Object.fromEntries(
    Object.keys(newest.current).map((name) => [
      name,
      (...rest: never[]) => (newest.current as Functions)[name]?.(...rest),
    ]),
  ) as F;

/** The same functions at each render, which call the newest ones, because those hold the query. */
function useSteady<F extends object>(functions: F): F {
  const newest = useRef(functions);
  useLayoutEffect(() => {
    newest.current = functions;
  });
  return useMemo(() => throughRef(newest), []);
}

/** What release 8 has in the schema: it writes the query, as an action does. */
const dispatchOf = (schema: object): object =>
  'dispatchQuery' in schema ? { dispatchQuery: schema.dispatchQuery } : {};

/** A rule that is rendered again only if it changed: with 500 rules, typing in one of them would otherwise render all. */
export function QuickRule(props: RuleProps) {
  const actions = useSteady<QueryActions>(props.actions);
  const dispatch = useSteady(dispatchOf(props.schema));
  const isComing = useContext(ComingRulesContext).has(props.id ?? '');
  if (isComing) return <div className={styles.coming} />;
  return <SteadyRule {...props} actions={actions} schema={{ ...props.schema, ...dispatch }} />;
}
