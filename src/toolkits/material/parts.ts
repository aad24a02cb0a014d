import { Children, type ComponentType, cloneElement, type ReactElement } from 'react';
import { byLabel, type NamedPart } from '../nameControls';

/** MUI's components that stand for controls, of whichever major version. */
// biome-ignore lint/suspicious/noExplicitAny: each has props of its own.
type Component = ComponentType<any>;
type MuiParts = Record<
  'Button' | 'Checkbox' | 'FormControlLabel' | 'RadioGroup' | 'Select' | 'Switch' | 'TextareaAutosize',
  Component
>;

export const byInput = (name: string) => ({ inputProps: { 'aria-label': name } });

/**
 * The companion calls each radio button as its option is called, so that the same options of two rules are one group to the
 * browser, and choosing in one rule unchecks the other. Without a name they take that of their own group.
 */
const inOneGroup = (options: ReactElement<{ name?: string }>[]) =>
  Children.map(options, (option) => cloneElement(option, { name: undefined }));

/**
 * The components, each with the way it takes its name.
 * @param mui the components that the companion draws with
 * @param byBox gives the box of a checkbox or switch its name
 */
export const materialParts = (mui: MuiParts, byBox: (name: string) => object): NamedPart[] => [
  [mui.Button, byLabel],
  [mui.TextareaAutosize, byLabel],
  [mui.RadioGroup, (name, { children }) => ({ ...byLabel(name, {}), children: inOneGroup(children) })],
  [mui.Select, byInput],
  [mui.Checkbox, byBox],
  [mui.Switch, byBox],
  [mui.FormControlLabel, (name, { control }) => ({ control: cloneElement(control, byBox(name)) })],
];
