import { createElement } from 'react';
import {
  Button,
  Checkbox,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  Radio,
  RadioGroup,
  Select,
  SelectValue,
  Switch,
  TextArea,
  TextField,
} from 'react-aria-components';
import { controlsOf, type Group, type PartProps, underHeadings } from '../../8/controlsOf';

/** React Aria calls it so when something is disabled. */
const common = ({ className = '', disabled, 'aria-label': name }: PartProps, own: string) => ({
  'aria-label': name,
  className: `${own} ${className}`,
  isDisabled: Boolean(disabled),
});

/** An element with a title for those who hover, which React Aria's components do not take. */
const titled = (tag: 'button' | 'div' | 'label', title?: string) => (props: object) =>
  createElement(tag, { ...props, title });

/** Options of a list, under their headings if they have any. */
const listOf = (groups: Group[]) =>
  underHeadings(
    groups,
    (label, options) => (
      <ListBoxSection key={label} id={`group ${label}`}>
        <Header>{label}</Header>
        {options}
      </ListBoxSection>
    ),
    ({ name, label, disabled }) => (
      <ListBoxItem key={name} id={name} textValue={label} isDisabled={Boolean(disabled)} className="aria-option">
        {label}
      </ListBoxItem>
    ),
  );

/** What a list looks like while it is closed, and its options. */
const shown = (groups: Group[], title?: string) => (
  <>
    <Button className="aria-button aria-field" render={titled('button', title)}>
      <SelectValue className="aria-chosen" />
      <span aria-hidden="true">▾</span>
    </Button>
    <Popover className="aria-popover">
      <ListBox className="aria-list">{listOf(groups)}</ListBox>
    </Popover>
  </>
);

/** Controls made of React Aria's components, each with an accessible name. */
export const reactAriaControls = controlsOf({
  Button: ({ title, children, onClick, ...props }) => (
    <Button {...common(props, 'aria-button')} onClick={onClick} render={titled('button', title)}>
      {children}
    </Button>
  ),
  Text: ({ title, placeholder, type, value, onChange, ...props }) => (
    <TextField {...common(props, 'aria-text')} type={type} value={value} onChange={onChange}>
      <Input className="aria-field" placeholder={placeholder} title={title} />
    </TextField>
  ),
  Area: ({ title, placeholder, value, onChange, ...props }) => (
    <TextField {...common(props, 'aria-text')} value={value} onChange={onChange}>
      <TextArea className="aria-field" placeholder={placeholder} title={title} />
    </TextField>
  ),
  List: ({ title, groups, value, onChange, ...props }) => (
    <Select {...common(props, 'aria-select')} value={value} onChange={(key) => onChange(`${key}`)}>
      {shown(groups, title)}
    </Select>
  ),
  Several: ({ title, groups, value, onChange, ...props }) => (
    <Select
      {...common(props, 'aria-select')}
      selectionMode="multiple"
      placeholder="None"
      value={value}
      onChange={(keys) => onChange(keys.map(String))}
    >
      {shown(groups, title)}
    </Select>
  ),
  Radios: ({ title, options, value, onChange, ...props }) => (
    <RadioGroup {...common(props, 'aria-radios')} value={value} onChange={onChange} render={titled('div', title)}>
      {options.map(({ name, label }) => (
        <Radio key={name} value={name} className="aria-tick">
          <span className="aria-box aria-dot" />
          {label}
        </Radio>
      ))}
    </RadioGroup>
  ),
  Check: ({ title, value, onChange, children, ...props }) => (
    <Checkbox {...common(props, 'aria-tick')} isSelected={value} onChange={onChange} render={titled('label', title)}>
      <span className="aria-box aria-mark" />
      {children}
    </Checkbox>
  ),
  Switch: ({ title, value, onChange, children, ...props }) => (
    <Switch {...common(props, 'aria-tick')} isSelected={value} onChange={onChange} render={titled('label', title)}>
      <span className="aria-box aria-track" />
      {children}
    </Switch>
  ),
});
