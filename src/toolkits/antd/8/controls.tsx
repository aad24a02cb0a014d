import { AntDValueEditor, AntDValueSelector, antdControlElements } from 'samples-next/companions/antd';
import { nameControls } from '../../8/namedControls';
import { antdEditor } from '../antdEditor';
import { antdSelector } from '../antdSelector';
import { antdParts, byLabelAtFullHeight } from '../parts';

const valueSelector = antdSelector(AntDValueSelector);

/** The companion's controls with repaired lists and a repaired editor, each with an accessible name. */
export const antdControls = nameControls(
  {
    ...antdControlElements,
    valueSelector,
    valueEditor: antdEditor(AntDValueEditor, [AntDValueSelector, valueSelector]),
  },
  [[AntDValueSelector, byLabelAtFullHeight], [valueSelector, byLabelAtFullHeight], ...antdParts],
);
