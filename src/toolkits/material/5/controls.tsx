import { MaterialValueSelector, materialControlElements } from '@react-querybuilder/material';
import { nameControls } from '../../5/namedControls';
import { byInput, materialParts } from '../parts';
import { muiComponents } from './muiComponents';

/** The companion's controls, each with an accessible name. */
export const materialControls = nameControls(materialControlElements, [
  [muiComponents.Input, byInput],
  [MaterialValueSelector, byInput],
  ...materialParts(muiComponents, byInput),
]);
