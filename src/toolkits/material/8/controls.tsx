import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import RadioGroup from '@mui/material/RadioGroup';
import Select from '@mui/material/Select';
import Switch from '@mui/material/Switch';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import TextField from '@mui/material/TextField';
import { cloneElement } from 'react';
import { MaterialValueSelector, materialControlElements } from 'samples-next/companions/material';
import { nameControls } from '../../8/namedControls';
import { byLabel } from '../../nameControls';

const byInput = (name: string) => ({ inputProps: { 'aria-label': name } });

/** The companion's controls, each with an accessible name. */
export const materialControls = nameControls(materialControlElements, [
  [Button, byLabel],
  [TextareaAutosize, byLabel],
  [RadioGroup, byLabel],
  [Select, byInput],
  [TextField, byInput],
  [Checkbox, byInput],
  [Switch, byInput],
  [MaterialValueSelector, byInput],
  [FormControlLabel, (name: string, { control }) => ({ control: cloneElement(control, byInput(name)) })],
]);
