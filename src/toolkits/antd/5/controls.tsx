import { CloseCircleFilled } from '@ant-design/icons';
import { AntDValueSelector, antdControlElements } from '@react-querybuilder/antd';
import { Button, Checkbox, DatePicker, Input, Radio, Select, Switch, TimePicker } from 'antd';
import { nameControls } from '../../5/namedControls';
import { byLabel } from '../../nameControls';
import { AntdEditor } from './AntdEditor';

/** A list that shows all its options, because one that scrolls by itself cannot be reached by keyboard. */
const byLabelAtFullHeight = (name: string) => ({ ...byLabel(name, {}), listHeight: 640 });

/** A calendar, and the button inside of it that empties it, which antd names after its icon. */
const byLabelWithClear = (name: string) => ({
  ...byLabel(name, {}),
  allowClear: { clearIcon: <CloseCircleFilled aria-label={`Clear ${name.toLowerCase()}`} /> },
});

/** The companion's controls with a repaired editor, each with an accessible name. */
export const antdControls = nameControls({ ...antdControlElements, valueEditor: AntdEditor }, [
  [AntDValueSelector, byLabelAtFullHeight],
  [Button, byLabel],
  [Checkbox, byLabel],
  [DatePicker, byLabelWithClear],
  [DatePicker.RangePicker, byLabelWithClear],
  [Input, byLabel],
  [Input.TextArea, byLabel],
  [Radio.Group, (name) => ({ role: 'radiogroup', 'aria-label': name })],
  [Select, byLabelAtFullHeight],
  // The companion writes "=" on a switch that is off.
  [Switch, (name, { checkedChildren }) => ({ 'aria-label': name, unCheckedChildren: checkedChildren })],
  [TimePicker, byLabel],
]);
