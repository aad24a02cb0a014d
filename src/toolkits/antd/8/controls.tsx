import { AntDValueEditor, AntDValueSelector, antdControlElements } from 'samples-next/companions/antd';
import {
  Button,
  Checkbox,
  DatePicker,
  Input,
  InputNumber,
  Radio,
  Select,
  Switch,
  TimePicker,
} from 'samples-next/kits/antd';
import { CloseCircleFilled } from 'samples-next/kits/antd-icons';
import { nameControls } from '../../8/namedControls';
import { antdEditor } from '../antdEditor';
import { antdSelector } from '../antdSelector';
import { antdParts, byLabelAtFullHeight } from '../parts';

const valueSelector = antdSelector(AntDValueSelector);

const antd = { Button, Checkbox, DatePicker, Input, InputNumber, Radio, Select, Switch, TimePicker };

/** antd 6 names the button in the words of the calendar's language. */
const clearedBy = (name: string) => ({ locale: { lang: { clear: name } } });

/** The same of a list that can be emptied. */
const byLabelWithClear = (name: string, { allowClear }: { allowClear?: boolean }) => ({
  ...byLabelAtFullHeight(name),
  ...(allowClear && { allowClear: { clearIcon: <CloseCircleFilled />, label: `Clear ${name.toLowerCase()}` } }),
});

/** The companion's controls with repaired lists and a repaired editor, each with an accessible name. */
export const antdControls = nameControls(
  {
    ...antdControlElements,
    valueSelector,
    valueEditor: antdEditor(AntDValueEditor, [AntDValueSelector, valueSelector], antd),
  },
  [
    [AntDValueSelector, byLabelAtFullHeight],
    [valueSelector, byLabelAtFullHeight],
    ...antdParts(antd, clearedBy),
    [Select, byLabelWithClear],
  ],
);
