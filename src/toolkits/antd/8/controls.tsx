import { AntDValueEditor, AntDValueSelector, antdControlElements } from 'samples-next/companions/antd';
import { nameControls } from '../../8/namedControls';
import { antdEditor } from '../antdEditor';
import { antdParts, byLabelAtFullHeight } from '../parts';

/** The companion's controls with a repaired editor, each with an accessible name. */
export const antdControls = nameControls({ ...antdControlElements, valueEditor: antdEditor(AntDValueEditor) }, [
  [AntDValueSelector, byLabelAtFullHeight],
  ...antdParts,
]);
