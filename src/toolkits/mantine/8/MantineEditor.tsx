import { DateInput } from '@mantine/dates';
import type { ReactElement } from 'react';
import { MantineValueEditor } from 'samples-next/companions/mantine';
import { useValueEditor, type ValueEditorProps } from 'samples-next/release';

/** The companion carries a copy of the types of an older release. */
const companionEditor = MantineValueEditor as unknown as (props: ValueEditorProps) => ReactElement | null;
const inPlace = { withinPortal: false };

/** The companion's value editor, but for its days: they are buttons, in which nobody can type. */
export function MantineEditor(props: ValueEditorProps) {
  const { type, operator, value, title, className, disabled, handleOnChange } = props;
  const editor = companionEditor(props);
  const { inputTypeCoerced, multiValueHandler, valueAsArray, valueListItemClassName } = useValueEditor({
    ...props,
    skipHook: true,
  });
  if (!editor || inputTypeCoerced !== 'date' || type === 'select' || type === 'multiselect') return editor;
  const common = { disabled, valueFormat: 'YYYY-MM-DD', popoverProps: inPlace };
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
