import {
  Button,
  Checkbox,
  FormControl,
  FormLabel,
  Input,
  Radio,
  RadioGroup,
  Select,
  Stack,
  Switch,
  Textarea,
} from '@chakra-ui/react';
import { useId } from 'react';
import {
  type ActionProps,
  type ControlElementsProp,
  type FullField,
  type NotToggleProps,
  parseNumber,
  type ShiftActionsProps,
  toOptions,
  useValueEditor,
  ValueEditor,
  type ValueEditorProps,
  ValueSelector,
  type ValueSelectorProps,
} from 'samples-next/release';

const ChakraAction = (props: ActionProps) => {
  const { className, label, title, disabled, disabledTranslation: locked, handleOnClick } = props;
  return (
    <Button
      className={className}
      title={disabled && locked ? locked.title : title}
      size="xs"
      isDisabled={disabled && !locked}
      onClick={(event) => handleOnClick(event)}
    >
      {disabled && locked ? locked.label : label}
    </Button>
  );
};

const ChakraShiftActions = (props: ShiftActionsProps) => {
  const { className, labels, titles, disabled, shiftUp, shiftDown, shiftUpDisabled, shiftDownDisabled } = props;
  return (
    <div className={className}>
      <Button size="xs" title={titles?.shiftUp} isDisabled={disabled || shiftUpDisabled} onClick={shiftUp}>
        {labels?.shiftUp}
      </Button>
      <Button size="xs" title={titles?.shiftDown} isDisabled={disabled || shiftDownDisabled} onClick={shiftDown}>
        {labels?.shiftDown}
      </Button>
    </div>
  );
};

const ChakraNotToggle = ({ className, label, title, checked, disabled, handleOnChange }: NotToggleProps) => {
  const id = useId();
  return (
    <FormControl display="inline-flex" width="auto" alignItems="center" className={className} title={title}>
      <Switch
        id={id}
        size="sm"
        colorScheme="red"
        isChecked={Boolean(checked)}
        isDisabled={disabled}
        onChange={(event) => handleOnChange(event.target.checked)}
      />
      <FormLabel htmlFor={id}>{label}</FormLabel>
    </FormControl>
  );
};

/** A list in which one can be chosen; Chakra has none for several, which stay the library's. */
const ChakraSelector = (props: ValueSelectorProps) => {
  if (props.multiple) return <ValueSelector {...props} />;
  const { className, title, value, disabled, options, handleOnChange } = props;
  return (
    <Select
      className={className}
      title={title}
      value={value}
      size="xs"
      variant="filled"
      isDisabled={disabled}
      onChange={(event) => handleOnChange(event.target.value)}
    >
      {toOptions(options)}
    </Select>
  );
};

const ChakraValueEditor = (props: ValueEditorProps) => {
  const { type, operator, value, values = [], title, className, disabled, fieldData, handleOnChange } = props;
  const { inputTypeCoerced, multiValueHandler, parseNumberMethod, valueAsArray, valueListItemClassName } =
    useValueEditor(props);
  if (operator === 'null' || operator === 'notNull') return null;
  const common = { className, title, isDisabled: disabled };
  const text = { size: 'xs', variant: 'filled', placeholder: fieldData?.placeholder ?? '' };
  const tick = {
    ...common,
    size: 'sm',
    isChecked: Boolean(value),
    onChange: (event: { target: { checked: boolean } }) => handleOnChange(event.target.checked),
  };
  if (type === 'select' || type === 'multiselect') return <ValueEditor {...props} skipHook />;
  if (type === 'checkbox') return <Checkbox {...tick} />;
  if (type === 'switch') return <Switch {...tick} />;
  if (type === 'textarea')
    return <Textarea {...common} {...text} value={value} onChange={(event) => handleOnChange(event.target.value)} />;
  if (type === 'radio')
    return (
      <RadioGroup {...common} value={value} onChange={handleOnChange}>
        <Stack direction="row">
          {values.map(({ name, label }) => (
            <Radio key={name} value={name} size="sm">
              {label}
            </Radio>
          ))}
        </Stack>
      </RadioGroup>
    );
  if (operator !== 'between' && operator !== 'notBetween')
    return (
      <Input
        {...common}
        {...text}
        type={inputTypeCoerced}
        value={value}
        onChange={(event) => handleOnChange(parseNumber(event.target.value, { parseNumbers: parseNumberMethod }))}
      />
    );
  return (
    <span className={className} title={title}>
      {['from', 'to'].map((end, index) => (
        <Input
          key={end}
          {...common}
          {...text}
          className={valueListItemClassName}
          type={inputTypeCoerced}
          value={valueAsArray[index] ?? ''}
          onChange={(event) => multiValueHandler(event.target.value, index)}
        />
      ))}
    </span>
  );
};

/** The library's controls, made of Chakra's components. */
export const chakraElements: ControlElementsProp<FullField, string> = {
  actionElement: ChakraAction,
  notToggle: ChakraNotToggle,
  shiftActions: ChakraShiftActions,
  valueEditor: ChakraValueEditor,
  valueSelector: ChakraSelector,
};
