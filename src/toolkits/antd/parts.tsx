import { byLabel, type NamedPart } from '../nameControls';

/** A list that shows all its options, because one that scrolls by itself cannot be reached by keyboard. */
export const byLabelAtFullHeight = (name: string) => ({ ...byLabel(name, {}), listHeight: 640 });

/** A number without the two arrows beside it, which antd names alike in every rule; the arrow keys still count up and down. */
const byLabelWithoutArrows = (name: string) => ({ ...byLabel(name, {}), controls: false });

/** The components of a major version of antd that stand for controls. */
type Antd = {
  Button: unknown;
  Checkbox: unknown;
  DatePicker: { RangePicker: unknown };
  Input: { TextArea: unknown };
  InputNumber: unknown;
  Radio: { Group: unknown };
  Select: unknown;
  Switch: unknown;
  TimePicker: unknown;
};

/**
 * antd's components that stand for controls, each with the way it takes its name.
 * @param antd the components of the version that draws
 * @param clearedBy props of a calendar whose button that empties it has a name, which antd gives alike to all
 */
export function antdParts(antd: Antd, clearedBy: (name: string) => object): NamedPart[] {
  const byLabelWithClear = (name: string) => ({
    ...byLabel(name, {}),
    ...clearedBy(`Clear ${name.toLowerCase()}`),
  });
  return [
    [antd.Button, byLabel],
    [antd.Checkbox, byLabel],
    [antd.DatePicker, byLabelWithClear],
    [antd.DatePicker.RangePicker, byLabelWithClear],
    [antd.Input, byLabel],
    [antd.Input.TextArea, byLabel],
    [antd.InputNumber, byLabelWithoutArrows],
    [antd.Radio.Group, (name) => ({ role: 'radiogroup', 'aria-label': name })],
    [antd.Select, byLabelAtFullHeight],
    // The companion writes "=" on a switch that is off.
    [antd.Switch, (name, { checkedChildren }) => ({ 'aria-label': name, unCheckedChildren: checkedChildren })],
    [antd.TimePicker, byLabel],
  ];
}
