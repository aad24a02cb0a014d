import { defaultMuiComponents, MaterialValueSelector, materialControlElements } from 'samples-next/companions/material';
import { nameControls } from '../../8/namedControls';
import { byInput, materialParts } from '../parts';

const byBox = (name: string) => ({ slotProps: { input: { 'aria-label': name } } });
const byField = (name: string) => ({ slotProps: { htmlInput: { 'aria-label': name } } });

/** The companion's controls, each with an accessible name. */
export const materialControls = nameControls(materialControlElements, [
  [defaultMuiComponents.TextField, byField],
  [MaterialValueSelector, byInput],
  ...materialParts(defaultMuiComponents, byBox),
]);
