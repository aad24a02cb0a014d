import { CloseCircleFilled } from '@ant-design/icons';
import { Button, Checkbox, DatePicker, Input, InputNumber, Radio, Select, Switch, TimePicker } from 'antd';
import { byLabel, type NamedPart } from '../nameControls';

/** A list that shows all its options, because one that scrolls by itself cannot be reached by keyboard. */
export const byLabelAtFullHeight = (name: string) => ({ ...byLabel(name, {}), listHeight: 640 });

/** A calendar, and the button inside of it that empties it, which antd names after its icon. */
const byLabelWithClear = (name: string) => ({
  ...byLabel(name, {}),
  allowClear: { clearIcon: <CloseCircleFilled aria-label={`Clear ${name.toLowerCase()}`} /> },
});

/** A number without the two arrows beside it, which antd names alike in every rule; the arrow keys still count up and down. */
const byLabelWithoutArrows = (name: string) => ({ ...byLabel(name, {}), controls: false });

/** antd's components that stand for controls, each with the way it takes its name. */
export const antdParts: NamedPart[] = [
  [Button, byLabel],
  [Checkbox, byLabel],
  [DatePicker, byLabelWithClear],
  [DatePicker.RangePicker, byLabelWithClear],
  [Input, byLabel],
  [Input.TextArea, byLabel],
  [InputNumber, byLabelWithoutArrows],
  [Radio.Group, (name) => ({ role: 'radiogroup', 'aria-label': name })],
  [Select, byLabelAtFullHeight],
  // The companion writes "=" on a switch that is off.
  [Switch, (name, { checkedChildren }) => ({ 'aria-label': name, unCheckedChildren: checkedChildren })],
  [TimePicker, byLabel],
];
