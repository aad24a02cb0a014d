import { Children, cloneElement } from 'react';
import type { Classnames, Controls, NotToggleProps, ValueEditorProps, ValueSelectorProps } from 'react-querybuilder';
import { defaultControlElements, ValueEditor, ValueSelector } from 'react-querybuilder';
import { nameControls } from '../../5/namedControls';

/** Bulma draws the arrow of a list on an element around the `<select>`. */
const BulmaSelector = ({ className = '', ...props }: ValueSelectorProps) => (
  <div className={`select is-small ${props.multiple ? 'is-multiple' : ''} ${className}`}>
    <ValueSelector {...props} />
  </div>
);

/** The "not" of a group as a checkbox in a label. */
const BulmaNotToggle = ({ className, label, title, checked, disabled, handleOnChange }: NotToggleProps) => (
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

const classOf = (type: ValueEditorProps['type']) => {
  if (type === 'checkbox' || type === 'switch' || type === 'select' || type === 'multiselect') return '';
  return type === 'textarea' ? 'textarea is-small' : 'input is-small';
};

/** The library's own editor with the class that Bulma has for each kind of control. */
const BulmaValueEditor = (props: ValueEditorProps) => {
  const { type, operator, className = '', values = [], title, value, disabled, handleOnChange } = props;
  const editor = ValueEditor({ ...props, className: `${className} ${classOf(type)}` });
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
  if (type !== 'select' && type !== 'multiselect') return editor;
  const frame = `select is-small ${type === 'multiselect' ? 'is-multiple' : ''}`;
  // A range from a list is two lists in one element.
  if (operator === 'between' || operator === 'notBetween')
    return cloneElement(
      editor,
      {},
      Children.map(editor.props.children, (list) => <div className={frame}>{list}</div>),
    );
  return <div className={`${frame} ${className}`}>{editor}</div>;
};

/** Controls made of Bulma's classes, each with an accessible name, for the builder's `controlElements`. */
export const bulmaControls: Partial<Controls> = nameControls({
  ...defaultControlElements,
  combinatorSelector: BulmaSelector,
  fieldSelector: BulmaSelector,
  operatorSelector: BulmaSelector,
  valueSourceSelector: BulmaSelector,
  notToggle: BulmaNotToggle,
  valueEditor: BulmaValueEditor,
});

const button = 'button is-small';
const danger = `${button} is-danger is-light`;

/** Bulma's classes of the buttons, for the builder's `controlClassnames`. */
export const bulmaClassnames: Partial<Classnames> = {
  addRule: `${button} is-link`,
  addGroup: button,
  cloneRule: button,
  cloneGroup: button,
  lockRule: button,
  lockGroup: button,
  removeRule: danger,
  removeGroup: danger,
};
