import dayjs from 'dayjs';
import { type ComponentType, forwardRef, type InputHTMLAttributes, type ReactElement } from 'react';

const toDay = (text: unknown): dayjs.Dayjs | null => (typeof text === 'string' && text ? dayjs(text) : null);

type RangeInputProps = InputHTMLAttributes<HTMLInputElement> & { 'date-range'?: 'start' | 'end' };

/** One end of a range: antd gives both the same name. */
const RangeInput = forwardRef<HTMLInputElement, RangeInputProps>(function RangeInput(props, ref) {
  const end = props['date-range'] === 'start' ? 'from' : 'to';
  return <input {...props} ref={ref} aria-label={`${props['aria-label']}, ${end}`} />;
});
const rangeComponents = { input: RangeInput };
const bothEnds = [true, true];

/** What the value editor of each release is told, as far as it counts here. */
type EditorProps = {
  type?: string | null;
  inputType?: string | null;
  operator: string;
  // biome-ignore lint/suspicious/noExplicitAny: a rule's value can be anything.
  value?: any;
  values?: { name: string; label: string }[];
  title?: string;
  className?: string;
  disabled?: boolean;
  listsAsArrays?: boolean;
  handleOnChange: (value: unknown) => void;
};

/** What it takes of a major version of antd, whose props are typed by that version. */
type Antd = {
  // biome-ignore lint/suspicious/noExplicitAny: the types of the versions do not fit each other.
  DatePicker: ComponentType<any> & { RangePicker: ComponentType<any> };
  // biome-ignore lint/suspicious/noExplicitAny: the same.
  Radio: { Group: ComponentType<any> };
};

/**
 * The companion's value editor, but for three of its editors: its date pickers are a copy of antd's that it carries
 * itself, which knows nothing of this page's theme, its radio buttons are no group, and its lists do not say what is chosen.
 * @param companion the companion's, which is called as the function it is
 * @param list the companion's list, and the one in its place
 * @param antd the components of the version that draws
 */
export const antdEditor = <Props extends EditorProps>(
  companion: (props: Props) => ReactElement<object> | null,
  // biome-ignore lint/suspicious/noExplicitAny: the props are those that the companion gives its list.
  [itsList, List]: [its: unknown, ours: ComponentType<any>],
  { DatePicker, Radio }: Antd,
) =>
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each release, when its module loads.
  function AntdEditor(props: Props) {
    const { type, inputType, operator, value, values, title, className, disabled, listsAsArrays, handleOnChange } =
      props;
    const isList = operator === 'in' || operator === 'notIn';
    const editor = companion(isList ? { ...props, inputType: 'text' } : props);
    const isEmpty = operator === 'null' || operator === 'notNull';
    if (isEmpty || !editor) return null;
    if (editor.type === itsList) return <List {...editor.props} />;
    const common = { className, disabled, title };
    if (type === 'radio')
      return (
        <Radio.Group
          {...common}
          value={value}
          options={values?.map(({ name, label }) => ({ value: name, label }))}
          onChange={(event: { target: { value: unknown } }) => handleOnChange(event.target.value)}
        />
      );
    const isDate = inputType === 'date' || inputType === 'datetime-local';
    if (!isDate || isList || type === 'select' || type === 'multiselect') return editor;
    const withTime = inputType === 'datetime-local';
    const format = withTime ? 'YYYY-MM-DDTHH:mm' : 'YYYY-MM-DD';
    if (operator !== 'between' && operator !== 'notBetween')
      return (
        <DatePicker
          {...common}
          value={toDay(value)}
          format={format}
          showTime={withTime}
          onChange={(day: dayjs.Dayjs | null) => handleOnChange(day?.format(format) ?? '')}
        />
      );
    const [from, to] = Array.isArray(value) ? value : `${value ?? ''}`.split(',');
    return (
      <DatePicker.RangePicker
        {...common}
        components={rangeComponents}
        // Without it antd 6 keeps the keyboard in an end that is empty.
        allowEmpty={bothEnds}
        value={[toDay(from), toDay(to)]}
        format={format}
        showTime={withTime}
        onChange={(days: (dayjs.Dayjs | null)[] | null) => {
          const texts = (days ?? []).map((day) => day?.format(format) ?? '');
          handleOnChange(listsAsArrays ? texts : texts.join(','));
        }}
      />
    );
  };
