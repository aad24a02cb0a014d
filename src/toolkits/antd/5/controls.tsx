import { AntDValueEditor, AntDValueSelector, antdControlElements } from '@react-querybuilder/antd';
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

/** The companion's controls with repaired lists and a repaired editor, each with an accessible name. */
export const antdControls = nameControls(
  { ...antdControlElements, ...selectors, valueEditor: antdEditor(AntDValueEditor, [AntDValueSelector, selector]) },
  [[AntDValueSelector, byLabelAtFullHeight], [selector, byLabelAtFullHeight], ...antdParts],
);
