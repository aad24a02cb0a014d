import { Children, cloneElement } from 'react';
import type { Classnames, Controls, ValueEditorProps, ValueSelectorProps } from 'react-querybuilder';
import { defaultControlElements, ValueEditor, ValueSelector } from 'react-querybuilder';
import { nameControls } from '../../5/namedControls';
import { BulmaNotToggle, bulmaRadios, buttonClassnames, classOf } from '../parts';

/** Bulma draws the arrow of a list on an element around the `<select>`. */
const BulmaSelector = ({ className = '', ...props }: ValueSelectorProps) => (
  <div className={`select is-small ${props.multiple ? 'is-multiple' : ''} ${className}`}>
    <ValueSelector {...props} />
  </div>
);

/** The library's own editor with the class that Bulma has for each kind of control. */
const BulmaValueEditor = (props: ValueEditorProps) => {
  const { type, operator, className = '' } = props;
  const editor = ValueEditor({ ...props, className: `${className} ${classOf(type)}` });
  if (!editor || operator === 'null' || operator === 'notNull') return null;
  if (type === 'radio') return bulmaRadios(props);
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

export const bulmaClassnames: Partial<Classnames> = buttonClassnames;
