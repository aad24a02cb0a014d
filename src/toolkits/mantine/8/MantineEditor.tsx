import { Radio } from '@mantine/core';
import { DateInput } from '@mantine/dates';
import { type ReactElement, useId } from 'react';
import { MantineValueEditor } from 'samples-next/companions/mantine';
import { useValueEditor, type ValueEditorProps } from 'samples-next/release';

/** The companion carries a copy of the types of an older release. */
const companionEditor = MantineValueEditor as unknown as (props: ValueEditorProps) => ReactElement | null;
const inPlace = { withinPortal: false };
const ariaLabels = {
  previousDecade: 'Previous decade',
  nextDecade: 'Next decade',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  monthLevelControl: 'Choose a month',
  yearLevelControl: 'Choose a year',
};

/**
 * The companion's value editor, but for its days, which are buttons that nobody can type in, and its radio buttons, whose
 * group takes no name.
 */
export function MantineEditor(props: ValueEditorProps) {
  const name = useId();
  const { type, operator, value, values = [], title, className, disabled, handleOnChange } = props;
  const editor = companionEditor(props);
  const { inputTypeCoerced, multiValueHandler, valueAsArray, valueListItemClassName } = useValueEditor({
    ...props,
    skipHook: true,
  });
  if (editor && type === 'radio')
    return (
      <span className={className} title={title}>
        {values.map(({ name: own, label }) => (
          <Radio
            key={own}
            name={name}
            value={own}
            label={label}
            checked={value === own}
            disabled={disabled}
            onChange={() => handleOnChange(own)}
          />
        ))}
      </span>
    );
  if (!editor || inputTypeCoerced !== 'date' || type === 'select' || type === 'multiselect') return editor;
  const common = { disabled, ariaLabels, valueFormat: 'YYYY-MM-DD', popoverProps: inPlace };
  if (operator !== 'between' && operator !== 'notBetween')
    return (
      <DateInput
        {...common}
        className={className}
        title={title}
        value={value || null}
        onChange={(day) => handleOnChange(day ?? '')}
      />
    );
  return (
    <span className={className} title={title}>
      {['from', 'to'].map((end, index) => (
        <DateInput
          key={end}
          {...common}
          className={valueListItemClassName}
          value={valueAsArray[index] || null}
          onChange={(day) => multiValueHandler(day ?? '', index)}
        />
      ))}
    </span>
  );
}
