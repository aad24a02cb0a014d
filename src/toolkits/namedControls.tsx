import {
  Children,
  cloneElement,
  createContext,
  type ElementType,
  forwardRef,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';
import {
  type Controls,
  type DragHandleProps,
  defaultControlElements,
  ValueSelector,
  type ValueSelectorProps,
} from 'react-querybuilder';
import { spokenPath } from './spokenPath';

/** How a component takes its accessible name: the props it gets for the name, given the props it has. */
// biome-ignore lint/suspicious/noExplicitAny: the props are those of whatever component the toolkit chose.
type Naming = (name: string, props: any) => object;
/** Components of a toolkit that stand for a control, each with the way it takes its name. */
type NamedParts = Map<ElementType, Naming>;
type ControlProps = {
  path: number[];
  level?: number;
  title?: string;
  label?: string;
  disabled?: boolean;
  disabledTranslation?: { title?: string };
};
type Control = (props: ControlProps) => ReactElement | null;
type ControlName = keyof Controls;

/** For components that pass `aria-label` on to what a reader meets. */
export const byLabel: Naming = (name) => ({ 'aria-label': name });
const nativeControl = /^(button|input|select|textarea)$/;
/** What is around controls; given to the builder, it would take the place of what can be dragged. */
const around: string[] = ['rule', 'ruleGroup', 'inlineCombinator'] satisfies ControlName[];
const ofRules: ControlName[] = [
  'fieldSelector',
  'operatorSelector',
  'valueSourceSelector',
  'valueEditor',
  'cloneRuleAction',
  'lockRuleAction',
  'removeRuleAction',
];

/** Whether the query has independent combinators: then every second place of a group is one. Controls are not told. */
export const IndependentCombinators = createContext(false);

/** Where a control stands, as a person would say it: "rule 2.1", "the whole query". Combinators do not count. */
const place = (path: number[], kind: string, isIndependent: boolean) =>
  path.length ? `${kind} ${spokenPath(path, isIndependent)}` : 'the whole query';

/** "Remove rule, rule 2.1"; the name holds the text that is seen. */
function nameOf(control: ControlName, props: ControlProps, isIndependent: boolean): string {
  const { title, label, path, level = path.length, disabled, disabledTranslation } = props;
  const isBetweenRules = control === 'combinatorSelector' && path.length > level;
  const kind = isBetweenRules ? 'before item' : ofRules.includes(control) ? 'rule' : 'group';
  const what = control === 'notToggle' ? label : disabled && disabledTranslation ? disabledTranslation.title : title;
  return `${what ?? 'Choice'}, ${place(path, kind, isIndependent)}`;
}

const isRadio = (node: ReactNode): boolean =>
  isValidElement<{ type?: string; children?: ReactNode }>(node) &&
  (node.props.type === 'radio' || Children.toArray(node.props.children).some(isRadio));

/** Names every control in what a component of the library returned. Radio buttons keep their labels in a named group. */
function named(node: ReactNode, name: string, parts: NamedParts): ReactNode {
  let count = 0;
  const nextName = () => (count++ ? `${name}, second` : name);
  const walk = (child: ReactNode): ReactNode => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return child;
    const { type } = child;
    const naming = parts.get(type as ElementType);
    if (naming) return cloneElement(child, naming(nextName(), child.props));
    if (type === ValueSelector) {
      const { key, props } = child as unknown as ReactElement<ValueSelectorProps>;
      return <NamedSelect key={key} {...props} name={nextName()} />;
    }
    if (typeof type === 'string' && nativeControl.test(type))
      return cloneElement(child as ReactElement, byLabel(nextName(), child.props));
    if (typeof type === 'string' && isRadio(child))
      return cloneElement(child as ReactElement, { role: 'radiogroup', 'aria-label': nextName() });
    return child.props.children ? cloneElement(child, {}, Children.map(child.props.children, walk)) : child;
  };
  return walk(node);
}

/** The release's own selector, named. It is called as the function it is, because its `<select>` takes no label. */
const NamedSelect = ({ name, ...props }: ValueSelectorProps & { name: string }) => (
  <>{named(ValueSelector(props), name, new Map())}</>
);

/** A drag handle whose title says what it drags; it is not told whether that is a rule or a group. */
function namedHandle(Handle: Controls['dragHandle']) {
  return forwardRef<HTMLSpanElement, DragHandleProps>(function NamedHandle({ title, ...props }, ref) {
    const isIndependent = useContext(IndependentCombinators);
    return <Handle {...props} ref={ref} title={`${title}, ${place(props.path, 'item', isIndependent)}`} />;
  });
}

/**
 * Control elements with accessible names that say which rule or group they belong to. Release 5 and its companions
 * name their controls by `title` alone, which is shown to nobody who does not hover.
 * @param controls function components and the drag handle; others are left as they are, and what is around controls is
 * left out
 * @param toolkitParts the toolkit's own components in what those return, each with the way it takes a name
 */
export function nameControls(
  controls: Partial<Controls>,
  toolkitParts: [component: ElementType, naming: Naming][] = [],
): Partial<Controls> {
  const parts: NamedParts = new Map(toolkitParts);
  const entries = Object.entries(controls).flatMap(([control, component]) => {
    if (around.includes(control)) return [];
    if (control === 'dragHandle') return [[control, namedHandle(component as Controls['dragHandle'])] as const];
    if (typeof component !== 'function' || !/Action$|Selector$|Editor$|notToggle/.test(control))
      return [[control, component] as const];
    // biome-ignore lint/correctness/noComponentHookFactories: called once for each toolkit, when its module loads.
    const Named = (props: ControlProps) => {
      const name = nameOf(control as ControlName, props, useContext(IndependentCombinators));
      return <>{named((component as Control)(props), name, parts)}</>;
    };
    Named.displayName = `Named(${control})`;
    return [[control, Named] as const];
  });
  return Object.fromEntries(entries);
}

/** The controls of the demo's release without a toolkit, named. */
export const namedControls = nameControls(defaultControlElements);
