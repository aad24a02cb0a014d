import {
  Children,
  type ComponentType,
  cloneElement,
  createContext,
  type ElementType,
  forwardRef,
  type HTMLAttributes,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useMemo,
} from 'react';
import { spokenPath } from './spokenPath';

/** How a component takes its accessible name: the props it gets for the name, given the props it has. */
// biome-ignore lint/suspicious/noExplicitAny: the props are those of whatever component the toolkit chose.
type Naming = (name: string, props: any) => object;
/** A component of a toolkit that stands for a control, with the way it takes its name. */
export type NamedPart = [component: unknown, naming: Naming];
/** What stands for a control in what others return. */
type Parts = {
  /** Components that take a name, each with the way it does. */
  naming: Map<unknown, Naming>;
  /** Components in whose place another stands, which takes a name. */
  instead: Map<unknown, ComponentType<ControlProps>>;
};
type ControlProps = {
  path: number[];
  level?: number;
  title?: string;
  titles?: object;
  label?: ReactNode;
  type?: string;
  disabled?: boolean;
  disabledTranslation?: { title?: string };
  /** What the control belongs to; releases before 8 do not say. */
  ruleOrGroup?: object;
  /** The builder that the control belongs to; releases before 8 do not say. */
  schema?: { qbId?: string; independentCombinators?: boolean };
  /** The whole name, from a component around this one that knows it. */
  accessibleName?: string;
};
// biome-ignore lint/suspicious/noExplicitAny: the props of whatever control it is.
type Control = (props: any) => ReactElement | null;

/** For components that pass `aria-label` on to what a reader meets. */
export const byLabel: Naming = (name) => ({ 'aria-label': name });
const byName: Naming = (name) => ({ accessibleName: name });
const nativeControl = /^(button|input|select|textarea)$/;
const aControl = /Action$|Selector$|Editor$|^notToggle$|^shiftActions$|^actionElement$/;
/** What is around controls; given to the builder, it would take the place of what can be dragged. */
const around = ['rule', 'ruleGroup', 'inlineCombinator', 'ruleGroupHeaderElements', 'ruleGroupBodyElements'];
const ofRules = /Rule(Action)?$|^(field|operator|value|valueSource)Selector$|Editor$/;

/**
 * Whether the query has independent combinators: then every second place of a group is one. Controls of release 5 are not
 * told.
 */
export const IndependentCombinators = createContext(false);

/** The rule around a control, and the builder of that rule: controls of another builder are those of its sub-query. */
type RuleAround = { qbId?: string; list?: string; place: string };
const RuleAroundContext = createContext<RuleAround | undefined>(undefined);

/** The sub-query that a control is in; nothing for one of the query itself. */
function useList({ schema }: ControlProps): string | undefined {
  const rule = useContext(RuleAroundContext);
  return rule && (rule.qbId === schema?.qbId ? rule.list : `the list of ${rule.place}`);
}

/** Where a control stands, as a person would say it: "rule 2.1", "the whole query". Combinators do not count. */
function usePlace(props: ControlProps, kind: string): string {
  const { path, schema } = props;
  const isIndependent = useContext(IndependentCombinators);
  const list = useList(props);
  if (path.length === 0) return list ?? 'the whole query';
  const own = `${kind} ${spokenPath(path, schema?.independentCombinators ?? isIndependent)}`;
  return list ? `${own} in ${list}` : own;
}

const kindOf = (control: string, { path, level = path.length, ruleOrGroup }: ControlProps) => {
  if (control === 'combinatorSelector' && path.length > level) return 'before item';
  if (ruleOrGroup) return 'rules' in ruleOrGroup ? 'group' : 'rule';
  return control === 'dragHandle' ? 'item' : ofRules.test(control) ? 'rule' : 'group';
};

/** What a control does, in the words that are seen or shown when hovering. */
const whatOf = (control: string, { title, label, disabled, disabledTranslation }: ControlProps) =>
  (control === 'notToggle' ? label : disabled && disabledTranslation ? disabledTranslation.title : title) ?? 'Choice';

/** Names for the controls of one component, in their order. */
function namesFor(control: string, props: ControlProps, place: string): (props: object) => string {
  let count = 0;
  return (own) => {
    const isFirst = count++ === 0;
    if (props.accessibleName) return isFirst ? props.accessibleName : `${props.accessibleName}, second`;
    // Several buttons in one control have titles of their own.
    if (props.titles) return `${(own as { title?: string }).title}, ${place}`;
    const name = `${whatOf(control, props)}, ${place}`;
    return isFirst ? name : `${name}, ${control === 'matchModeEditor' ? 'threshold' : 'second'}`;
  };
}

/** Names every control in what a component of the library returned. Radio buttons keep their labels in a named group. */
function named(node: ReactNode, isRadio: boolean, nextName: (props: object) => string, parts: Parts): ReactNode {
  const walk = (child: ReactNode): ReactNode => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return child;
    const { type, props } = child;
    const naming = parts.naming.get(type);
    if (naming) return cloneElement(child, naming(nextName(props), props));
    const Instead = parts.instead.get(type);
    if (Instead) return <Instead key={child.key} {...(props as ControlProps)} accessibleName={nextName(props)} />;
    if (typeof type === 'string' && isRadio)
      return cloneElement(child as ReactElement<HTMLAttributes<HTMLElement>>, {
        role: 'radiogroup',
        'aria-label': nextName(props),
      });
    if (typeof type === 'string' && nativeControl.test(type))
      return cloneElement(child as ReactElement<HTMLAttributes<HTMLElement>>, byLabel(nextName(props), props));
    return props.children ? cloneElement(child, {}, Children.map(props.children, walk)) : child;
  };
  return walk(node);
}

/** A component of the library or a toolkit whose controls have names. It is called as the function it is. */
function namedControl(control: string, component: Control, parts: Parts) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each toolkit, when its module loads.
  function Named(props: ControlProps) {
    const place = usePlace(props, kindOf(control, props));
    const { accessibleName, ...own } = props;
    return <>{named(component(own), props.type === 'radio', namesFor(control, props, place), parts)}</>;
  }
  Named.displayName = `Named(${control})`;
  return Named;
}

/** A drag handle whose title says what it drags. */
const namedHandle = (Handle: ElementType) =>
  forwardRef<HTMLSpanElement, ControlProps>(function NamedHandle({ title, ...props }, ref) {
    return <Handle {...props} ref={ref} title={`${title}, ${usePlace(props, kindOf('dragHandle', props))}`} />;
  });

/** A rule that says where it is to the controls of its sub-query, whose own paths begin anew. */
export function withPlace<Props extends { path: number[]; schema: object }>(Rule: ComponentType<Props>) {
  return function PlacedRule(props: Props) {
    const place = usePlace(props, 'rule');
    const list = useList(props);
    const { qbId } = props.schema as { qbId?: string };
    const value = useMemo(() => ({ qbId, list, place }), [qbId, list, place]);
    return (
      <RuleAroundContext.Provider value={value}>
        <Rule {...props} />
      </RuleAroundContext.Provider>
    );
  };
}

/**
 * Makes the function that gives the control elements of a release accessible names, which say the rule or group that a
 * control belongs to: the library and its companions name controls by `title` alone, which is shown to nobody who does
 * not hover.
 * @param library components of the library that stand for controls in what its other components return
 */
export function namingFor<Controls extends object>(library: Control[]) {
  /**
   * @param controls function components and the drag handle; others are left as they are, and what is around controls is
   * left out
   * @param toolkitParts the toolkit's own components in what those return, each with the way it takes a name
   */
  return function nameControls(controls: Partial<Controls>, toolkitParts: NamedPart[] = []): Partial<Controls> {
    const parts: Parts = { naming: new Map(toolkitParts), instead: new Map() };
    for (const component of library) parts.instead.set(component, namedControl('', component, parts));
    const entries = Object.entries<unknown>(controls).flatMap(([control, component]) => {
      // Nothing where the release has nothing: given to the builder, it would hide what its history brings.
      if (around.includes(control) || component === null) return [];
      if (control === 'dragHandle') return [[control, namedHandle(component as ElementType)] as const];
      if (typeof component !== 'function' || !aControl.test(control)) return [[control, component] as const];
      const Named = namedControl(control, component as Control, parts);
      parts.naming.set(Named, byName);
      return [[control, Named] as const];
    });
    return Object.fromEntries(entries) as Partial<Controls>;
  };
}
