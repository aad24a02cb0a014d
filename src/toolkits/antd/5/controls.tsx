import { CloseCircleFilled } from '@ant-design/icons';
import { AntDValueEditor, AntDValueSelector, antdControlElements } from '@react-querybuilder/antd';
import { Button, Checkbox, DatePicker, Input, InputNumber, Radio, Select, Switch, TimePicker } from 'antd';
import { nameControls } from '../../5/namedControls';
import { antdEditor } from '../antdEditor';
import { antdSelector } from '../antdSelector';
import { antdParts, byLabelAtFullHeight } from '../parts';

const selector = antdSelector(AntDValueSelector);
const selectors = {
  combinatorSelector: selector,
  fieldSelector: selector,
  operatorSelector: selector,
  valueSourceSelector: selector,
};

const antd = { Button, Checkbox, DatePicker, Input, InputNumber, Radio, Select, Switch, TimePicker };

/** antd 5 names the button after its icon. */
const clearedBy = (name: string) => ({ allowClear: { clearIcon: <CloseCircleFilled aria-label={name} /> } });

/** The companion's controls with repaired lists and a repaired editor, each with an accessible name. */
export const antdControls = nameControls(
  {
    ...antdControlElements,
    ...selectors,
    valueEditor: antdEditor(AntDValueEditor, [AntDValueSelector, selector], antd),
  },
  [[AntDValueSelector, byLabelAtFullHeight], [selector, byLabelAtFullHeight], ...antdParts(antd, clearedBy)],
);
