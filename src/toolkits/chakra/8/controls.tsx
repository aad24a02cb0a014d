import { useMemo } from 'react';
import {
  Button,
  Checkbox,
  createListCollection,
  Input,
  NativeSelect,
  RadioGroup,
  Select,
  Switch,
  Textarea,
} from 'samples-next/kits/chakra';
import { controlsOf, nativeOptions, type PartProps, type SeveralProps, underHeadings } from '../../8/controlsOf';

/** Props for the name, which a control has even where Chakra looks for an element with a label. */
const named = ({ 'aria-label': name }: PartProps) => ({ 'aria-label': name, 'aria-labelledby': '' });

/** Chakra's own list, which stands beside its control and not at the end of the page. */
function Several({ groups, value, onChange, className, title, disabled, ...name }: SeveralProps) {
  const collection = useMemo(
    () =>
      createListCollection({
        items: groups.flatMap(({ options }) => options),
        itemToString: ({ label }) => label,
        itemToValue: ({ name }) => name,
        isItemDisabled: (option) => Boolean(option.disabled),
      }),
    [groups],
  );
  return (
    <Select.Root
      {...{ className, title, disabled, collection, value }}
      multiple
      size="xs"
      // Above, it would lie under a bar that stays at the top of a page.
      positioning={{ sameWidth: true, flip: false }}
      onValueChange={(chosen) => onChange(chosen.value)}
    >
      <Select.Control>
        <Select.Trigger {...named(name)}>
          <Select.ValueText placeholder="None" />
        </Select.Trigger>
        <Select.IndicatorGroup>
          <Select.Indicator />
        </Select.IndicatorGroup>
      </Select.Control>
      <Select.Positioner>
        <Select.Content {...named(name)}>
          {underHeadings(
            groups,
            (label, options) => (
              <Select.ItemGroup key={label} id={label}>
                <Select.ItemGroupLabel>{label}</Select.ItemGroupLabel>
                {options}
              </Select.ItemGroup>
            ),
            (option) => (
              <Select.Item key={option.name} item={option}>
                <Select.ItemText>{option.label}</Select.ItemText>
                <Select.ItemIndicator />
              </Select.Item>
            ),
          )}
        </Select.Content>
      </Select.Positioner>
    </Select.Root>
  );
}

/** Controls made of Chakra UI's components, each with an accessible name. */
export const chakraControls = controlsOf({
  Button: (props) => <Button {...props} size="xs" variant="subtle" />,
  Text: ({ onChange, ...props }) => <Input {...props} size="xs" onChange={(event) => onChange(event.target.value)} />,
  Area: ({ onChange, ...props }) => (
    <Textarea {...props} size="xs" onChange={(event) => onChange(event.target.value)} />
  ),
  List: ({ groups, value, onChange, className, title, disabled, ...name }) => (
    <NativeSelect.Root {...{ className, title, disabled }} size="xs">
      <NativeSelect.Field {...name} value={value} onChange={(event) => onChange(event.target.value)}>
        {nativeOptions(groups)}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  ),
  Several,
  Radios: ({ options, onChange, ...props }) => (
    <RadioGroup.Root {...props} {...named(props)} size="xs" onValueChange={({ value }) => onChange(value ?? '')}>
      {options.map(({ name, label }) => (
        <RadioGroup.Item key={name} value={name}>
          <RadioGroup.ItemHiddenInput />
          <RadioGroup.ItemIndicator />
          <RadioGroup.ItemText>{label}</RadioGroup.ItemText>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  ),
  Check: ({ value, onChange, children, className, title, disabled, ...name }) => (
    <Checkbox.Root
      {...{ className, title, disabled }}
      checked={value}
      size="sm"
      onCheckedChange={({ checked }) => onChange(checked === true)}
    >
      <Checkbox.HiddenInput {...named(name)} />
      <Checkbox.Control />
      {children && <Checkbox.Label>{children}</Checkbox.Label>}
    </Checkbox.Root>
  ),
  Switch: ({ value, onChange, children, className, title, disabled, ...name }) => (
    <Switch.Root
      {...{ className, title, disabled }}
      checked={value}
      size="sm"
      onCheckedChange={({ checked }) => onChange(checked)}
    >
      <Switch.HiddenInput {...named(name)} />
      <Switch.Control />
      {children && <Switch.Label>{children}</Switch.Label>}
    </Switch.Root>
  ),
});
