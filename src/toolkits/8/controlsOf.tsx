import type { ComponentType, MouseEvent, ReactNode } from 'react';
import {
  type ActionProps,
  type ControlElementsProp,
  type FullField,
  type FullOption,
  isOptionGroupArray,
  type NotToggleProps,
  parseNumber,
  type ShiftActionsProps,
  useValueEditor,
  useValueSelector,
  ValueEditor,
  type ValueEditorProps,
  type ValueSelectorProps,
} from 'samples-next/release';
import { byLabel, type NamedPart } from '../nameControls';
import { nameControls } from './namedControls';

/** What every part of a kit is given; the name is for screen readers, the title for those who hover. */
export type PartProps = { 'aria-label'?: string; className?: string; title?: string; disabled?: boolean };
/** Options under their headings; without headings all are in one group, whose label is empty. */
export type Group = { label: string; options: FullOption[] };
type Valued<Value> = PartProps & { value: Value; onChange: (value: Value) => void };
export type ButtonProps = PartProps & { children: ReactNode; onClick: (event: MouseEvent) => void };
export type TextProps = Valued<string> & { type: string; placeholder: string };
export type ListProps = Valued<string> & { groups: Group[] };
export type SeveralProps = Valued<string[]> & { groups: Group[] };
export type RadiosProps = Valued<string> & { options: FullOption[] };
export type TickProps = Valued<boolean> & { children?: ReactNode };

/** The components of a toolkit that a builder is made of. */
export type Kit = {
  Button: ComponentType<ButtonProps>;
  /** A line of text, or what `type` says as in an `<input>`. */
  Text: ComponentType<TextProps>;
  Area: ComponentType<Omit<TextProps, 'type'>>;
  /** A list in which one is chosen. */
  List: ComponentType<ListProps>;
  /** A list in which several are chosen. */
  Several: ComponentType<SeveralProps>;
  Radios: ComponentType<RadiosProps>;
  Check: ComponentType<TickProps>;
  Switch: ComponentType<TickProps>;
};

const groupsOf = (options: ValueSelectorProps['options']): Group[] =>
  isOptionGroupArray(options) ? options : [{ label: '', options }];

/** Options of a list, under their headings if they have any. */
export const underHeadings = (
  groups: Group[],
  heading: (label: string, options: ReactNode) => ReactNode,
  option: (option: FullOption) => ReactNode,
) => groups.map(({ label, options }) => (label ? heading(label, options.map(option)) : options.map(option)));

/** The same in a browser's own list. */
export const nativeOptions = (groups: Group[]) =>
  underHeadings(
    groups,
    (label, options) => (
      <optgroup key={label} label={label}>
        {options}
      </optgroup>
    ),
    ({ name, label, disabled }) => (
      <option key={name} value={name} disabled={Boolean(disabled)}>
        {label}
      </option>
    ),
  );

const isNothing = (operator: string) => operator === 'null' || operator === 'notNull';
const isRange = (operator: string) => operator === 'between' || operator === 'notBetween';

/**
 * The control elements of release 8 made of a toolkit's components, each with an accessible name.
 * @param kit the components, each of which passes `aria-label` on to what a screen reader meets
 */
export function controlsOf(kit: Kit): ControlElementsProp<FullField, string> {
  const { Button, Text, Area, List, Several, Radios, Check, Switch } = kit;

  const action = ({ className, label, title, disabled, disabledTranslation: locked, handleOnClick }: ActionProps) => (
    <Button
      className={className}
      title={disabled && locked ? locked.title : title}
      disabled={disabled && !locked}
      onClick={handleOnClick}
    >
      {disabled && locked ? locked.label : label}
    </Button>
  );

  const shiftActions = (props: ShiftActionsProps) => {
    const { className, labels, titles, disabled, shiftUp, shiftDown, shiftUpDisabled, shiftDownDisabled } = props;
    return (
      <div className={className}>
        <Button title={titles?.shiftUp} disabled={disabled || shiftUpDisabled} onClick={() => shiftUp?.()}>
          {labels?.shiftUp}
        </Button>
        <Button title={titles?.shiftDown} disabled={disabled || shiftDownDisabled} onClick={() => shiftDown?.()}>
          {labels?.shiftDown}
        </Button>
      </div>
    );
  };

  const notToggle = ({ className, label, title, checked, disabled, handleOnChange }: NotToggleProps) => (
    <Switch {...{ className, title, disabled }} value={Boolean(checked)} onChange={handleOnChange}>
      {label}
    </Switch>
  );

  const valueSelector = (props: ValueSelectorProps) => {
    const { className, title, disabled, options, multiple } = props;
    const { onChange, val } = useValueSelector(props);
    const common = { className, title, disabled, onChange, groups: groupsOf(options) };
    return multiple ? <Several {...common} value={(val ?? []) as string[]} /> : <List {...common} value={`${val}`} />;
  };

  const valueEditor = (props: ValueEditorProps) => {
    const { type, inputType, operator, value, values = [], title, className, disabled, fieldData } = props;
    const handleOnChange: (value: unknown) => void = props.handleOnChange;
    const { bigIntValueHandler, inputTypeCoerced, multiValueHandler, parseNumberMethod, ...several } =
      useValueEditor(props);
    if (isNothing(operator)) return null;
    const common = { className, title, disabled };
    const text = { placeholder: fieldData?.placeholder ?? '', type: inputTypeCoerced };
    const own = { ...common, value: `${value ?? ''}`, onChange: handleOnChange };
    const tick = { ...common, value: Boolean(value), onChange: handleOnChange };
    // The library's own draws its lists by the selector of the builder, for a range two.
    if (type === 'select' || type === 'multiselect') return <ValueEditor {...props} skipHook />;
    if (type === 'checkbox') return <Check {...tick} />;
    if (type === 'switch') return <Switch {...tick} />;
    if (type === 'textarea') return <Area {...own} placeholder={text.placeholder} />;
    if (type === 'radio') return <Radios {...own} options={groupsOf(values).flatMap(({ options }) => options)} />;
    if (isRange(operator))
      return (
        <span className={className} title={title}>
          {['from', 'to'].map((end, index) => (
            <Text
              key={end}
              {...text}
              className={several.valueListItemClassName}
              disabled={disabled}
              value={`${several.valueAsArray[index] ?? ''}`}
              onChange={(part) => multiValueHandler(part, index)}
            />
          ))}
        </span>
      );
    const onText = (typed: string) =>
      inputType === 'bigint'
        ? bigIntValueHandler(typed)
        : handleOnChange(parseNumber(typed, { parseNumbers: parseNumberMethod }));
    return <Text {...own} {...text} onChange={onText} />;
  };

  const parts = Object.values(kit).map((part): NamedPart => [part, byLabel]);
  return nameControls({ actionElement: action, notToggle, shiftActions, valueEditor, valueSelector }, parts);
}
