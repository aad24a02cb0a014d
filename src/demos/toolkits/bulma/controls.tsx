import {
  type NotToggleProps,
  ValueEditor,
  type ValueEditorProps,
  ValueSelector,
  type ValueSelectorProps,
} from 'react-querybuilder';

/** Bulma draws the arrow of a list on an element around the `<select>`. */
export const BulmaSelector = ({ className = '', ...props }: ValueSelectorProps) => (
  <div className={`select is-small ${props.multiple ? 'is-multiple' : ''} ${className}`}>
    <ValueSelector {...props} />
  </div>
);

/** The "not" of a group as a checkbox in a label. */
export function BulmaNotToggle({ className, label, title, checked, disabled, handleOnChange }: NotToggleProps) {
  return (
    <label className={`checkbox ${className}`} title={title}>
      <input
        type="checkbox"
        checked={Boolean(checked)}
        disabled={disabled}
        onChange={(event) => handleOnChange(event.target.checked)}
      />{' '}
      {label}
    </label>
  );
}

const classOf = (type: ValueEditorProps['type']) => {
  if (type === 'checkbox' || type === 'switch') return '';
  return type === 'textarea' ? 'textarea is-small' : 'input is-small';
};

/** The library's own editor with the class that Bulma has for each kind of control. */
export function BulmaValueEditor(props: ValueEditorProps) {
  const { type, operator, className = '', values = [], title, value, disabled, handleOnChange } = props;
  const editor = ValueEditor({ ...props, className: `${className} ${classOf(type)}` });
  const isBetween = operator === 'between' || operator === 'notBetween';
  if (!editor || operator === 'null' || operator === 'notNull') return null;
  if (type === 'radio')
    return (
      <div className={`radios ${className}`} title={title}>
        {values.map(({ name, label }) => (
          <label key={name} className="radio">
            <input type="radio" checked={value === name} disabled={disabled} onChange={() => handleOnChange(name)} />{' '}
            {label}
          </label>
        ))}
      </div>
    );
  if (isBetween || (type !== 'select' && type !== 'multiselect')) return editor;
  const list = { ...props, options: values, multiple: type === 'multiselect' } as unknown as ValueSelectorProps;
  return BulmaSelector(list);
}
