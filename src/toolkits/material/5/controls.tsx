import Input from '@mui/material/Input';
import { MaterialValueSelector, materialControlElements } from '@react-querybuilder/material';
import { nameControls } from '../../5/namedControls';
import { byInput, materialParts } from '../parts';

/** The companion's controls, each with an accessible name. */
export const materialControls = nameControls(materialControlElements, [
  [Input, byInput],
  [MaterialValueSelector, byInput],
  ...materialParts,
]);
