import TextField from '@mui/material/TextField';
import { MaterialValueSelector, materialControlElements } from 'samples-next/companions/material';
import { nameControls } from '../../8/namedControls';
import { byInput, materialParts } from '../parts';

/** The companion's controls, each with an accessible name. */
export const materialControls = nameControls(materialControlElements, [
  [TextField, byInput],
  [MaterialValueSelector, byInput],
  ...materialParts,
]);
