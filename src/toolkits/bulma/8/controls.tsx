import { Children, cloneElement } from 'react';
import {
  type Classnames,
  ShiftActions,
  type ShiftActionsProps,
  ValueEditor,
  type ValueEditorProps,
  ValueSelector,
  type ValueSelectorProps,
} from 'samples-next/release';
import { nameControls } from '../../8/namedControls';
import { BulmaNotToggle, bulmaRadios, button, buttonClassnames, classOf } from '../parts';

/** Bulma draws the arrow of a list on an element around the `<select>`. */
const BulmaSelector = ({ className = '', ...props }: ValueSelectorProps) => (
  <div className={`select is-small ${props.multiple ? 'is-multiple' : ''} ${className}`}>
    <ValueSelector {...props} />
  </div>
);

/** The library's own editor with the class that Bulma has for each kind of control; its lists are `BulmaSelector`. */
const BulmaValueEditor = (props: ValueEditorProps) => {
  const { type, operator, className = '' } = props;
  const isRange = operator === 'between' || operator === 'notBetween';
  const editor = ValueEditor({ ...props, className: isRange ? className : `${className} ${classOf(type)}` });
  if (!editor || type === 'select' || type === 'multiselect') return editor;
  if (type === 'radio') return bulmaRadios(props);
  if (!isRange) return editor;
  // The ends of a range are two inputs in one element.
  return cloneElement(
    editor,
    {},
    Children.map(editor.props.children, (input) =>
      input?.props ? cloneElement(input, { className: `${input.props.className} ${classOf(type)}` }) : input,
    ),
  );
};

const BulmaShiftActions = (props: ShiftActionsProps) => {
  const actions = ShiftActions(props);
  return cloneElement(
    actions,
    {},
    Children.map(actions.props.children, (each) => cloneElement(each, { className: button })),
  );
};

/** Controls made of Bulma's classes, each with an accessible name, for the builder's `controlElements`. */
export const bulmaControls = nameControls({
  notToggle: BulmaNotToggle,
  shiftActions: BulmaShiftActions,
  valueEditor: BulmaValueEditor,
  valueSelector: BulmaSelector,
});

/** Bulma's classes of the buttons, for the builder's `controlClassnames`. */
export const bulmaClassnames: Partial<Classnames> = {
  ...buttonClassnames,
  muteGroup: button,
  muteRule: button,
  redoAction: button,
  undoAction: button,
  ungroup: button,
};
