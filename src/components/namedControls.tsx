import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import {
  type Controls,
  ValueEditor,
  type ValueEditorProps,
  ValueSelector,
  type ValueSelectorProps,
} from 'react-querybuilder';

type NamedProps = ValueSelectorProps & { name: string };

/** Where a control stands, as a person would say it: "rule 2.1", "the whole query". */
const place = (path: number[], kind: 'rule' | 'group') =>
  path.length ? `${kind} ${path.map((index) => index + 1).join('.')}` : 'the whole query';

/** Gives every form control inside an element an accessible name, but for those that stand in a label of their own. */
function named(node: ReactNode, name: string): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<{ children?: ReactNode }>(child) || child.type === 'label') return child;
    if (child.type === ValueSelector)
      return <NamedSelect {...(child.props as unknown as ValueSelectorProps)} name={name} />;
    if (typeof child.type !== 'string') return child;
    if (/^(input|select|textarea)$/.test(child.type))
      return cloneElement(child as ReactElement, { 'aria-label': name });
    return child.props.children ? cloneElement(child, {}, named(child.props.children, name)) : child;
  });
}

/** The release's own selector, named. It is called as the function it is, because its `<select>` takes no label. */
const NamedSelect = ({ name, ...props }: NamedProps) => <>{named(ValueSelector(props), name)}</>;

const NamedSelector = (props: ValueSelectorProps & { field?: string }) => (
  <NamedSelect
    {...props}
    name={`${props.title ?? 'Choice'}, ${place(props.path, props.field === undefined ? 'group' : 'rule')}`}
  />
);

const NamedValueEditor = (props: ValueEditorProps) => (
  <>{named(ValueEditor(props), `${props.title ?? 'Value'}, ${place(props.path, 'rule')}`)}</>
);

/**
 * Control elements with accessible names that say which rule or group they belong to. Release 5 names its selectors
 * and editors by `title` alone, which is shown to nobody who does not hover.
 */
export const namedControls: Partial<Controls> = {
  combinatorSelector: NamedSelector,
  fieldSelector: NamedSelector,
  operatorSelector: NamedSelector,
  valueSourceSelector: NamedSelector,
  valueEditor: NamedValueEditor,
};
