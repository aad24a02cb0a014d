import {
  Button,
  Checkbox,
  Dropdown,
  Input,
  Option,
  OptionGroup,
  Radio,
  RadioGroup,
  Select,
  Switch,
  Textarea,
} from '@fluentui/react-components';
import type { ComponentProps, ReactNode } from 'react';
import { controlsOf, type Group, nativeOptions, underHeadings } from '../../8/controlsOf';

type InputType = ComponentProps<typeof Input>['type'];

/** Options in Fluent's own list, under their headings if they have any. */
const ownOptions = (groups: Group[]) =>
  underHeadings(
    groups,
    (label, options) => (
      <OptionGroup key={label} label={label}>
        {options}
      </OptionGroup>
    ),
    ({ name, label, disabled }) => (
      <Option key={name} value={name} text={label} disabled={Boolean(disabled)}>
        {label}
      </Option>
    ),
  );

/** Labels of what is chosen, in the order of the list. */
const labelsOf = (groups: Group[], chosen: string[]) =>
  groups
    .flatMap(({ options }) => options)
    .filter(({ name }) => chosen.includes(name))
    .map(({ label }) => label)
    .join(', ');

/** A label as Fluent takes it: an element, or none. */
const labelOf = (children: ReactNode) => (children ? <span>{children}</span> : undefined);

/** Controls made of Fluent UI's components, each with an accessible name. */
export const fluentControls = controlsOf({
  Button: ({ className, onClick, ...props }) => <Button {...props} className={className} onClick={onClick} />,
  Text: ({ type, onChange, ...props }) => (
    <Input {...props} type={type as InputType} onChange={(_, { value }) => onChange(value)} />
  ),
  Area: ({ onChange, ...props }) => <Textarea {...props} onChange={(_, { value }) => onChange(value)} />,
  List: ({ groups, onChange, ...props }) => (
    <Select {...props} onChange={(_, { value }) => onChange(value)}>
      {nativeOptions(groups)}
    </Select>
  ),
  Several: ({ groups, value, onChange, ...props }) => (
    <Dropdown
      {...props}
      multiselect
      inlinePopup
      placeholder="None"
      value={labelsOf(groups, value)}
      selectedOptions={value}
      onOptionSelect={(_, { selectedOptions }) => onChange(selectedOptions)}
    >
      {ownOptions(groups)}
    </Dropdown>
  ),
  Radios: ({ options, onChange, ...props }) => (
    <RadioGroup {...props} layout="horizontal" onChange={(_, { value }) => onChange(value)}>
      {options.map(({ name, label }) => (
        <Radio key={name} value={name} label={label} />
      ))}
    </RadioGroup>
  ),
  Check: ({ value, onChange, children, ...props }) => (
    <Checkbox
      {...props}
      checked={value}
      label={labelOf(children)}
      onChange={(_, { checked }) => onChange(checked === true)}
    />
  ),
  Switch: ({ value, onChange, children, ...props }) => (
    <Switch {...props} checked={value} label={labelOf(children)} onChange={(_, { checked }) => onChange(checked)} />
  ),
});
