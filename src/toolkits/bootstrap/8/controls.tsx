import { Children, cloneElement } from 'react';
import {
  BootstrapValueEditor,
  bootstrapControlClassnames,
  bootstrapControlElements,
} from 'samples-next/companions/bootstrap';
import { type Classnames, ShiftActions, type ShiftActionsProps, type ValueEditorProps } from 'samples-next/release';
import { nameControls } from '../../8/namedControls';

/** The companion's value editor, with a switch that looks like one. */
const BootstrapEditor = (props: ValueEditorProps) =>
  BootstrapValueEditor(
    props.type === 'switch' ? { ...props, className: `${props.className} form-check form-switch` } : props,
  );

/** The library's own buttons, which the companion leaves as they are, with Bootstrap's classes. */
const BootstrapShiftActions = (props: ShiftActionsProps) => {
  const actions = ShiftActions(props);
  const className = 'btn btn-sm btn-secondary';
  return cloneElement(
    actions,
    {},
    Children.map(actions.props.children, (button) => cloneElement(button, { className })),
  );
};

/** The companion's controls, each with an accessible name. */
export const bootstrapControls = nameControls({
  ...bootstrapControlElements,
  shiftActions: BootstrapShiftActions,
  valueEditor: BootstrapEditor,
});

/** The companion's classes, and those of the buttons that it leaves out. */
export const bootstrapClassnames: Partial<Classnames> = {
  ...bootstrapControlClassnames,
  muteGroup: 'btn-secondary',
  muteRule: 'btn-secondary',
};
