import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Input from '@mui/material/Input';
import RadioGroup from '@mui/material/RadioGroup';
import Select from '@mui/material/Select';
import Switch from '@mui/material/Switch';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import { MaterialValueSelector, materialControlElements } from '@react-querybuilder/material';
import { cloneElement } from 'react';
import { nameControls } from '../../5/namedControls';
import { byLabel } from '../../nameControls';

const byInput = (name: string) => ({ inputProps: { 'aria-label': name } });

/** The companion's controls, each with an accessible name. */
export const materialControls = nameControls(materialControlElements, [
  [Button, byLabel],
  [TextareaAutosize, byLabel],
  [RadioGroup, byLabel],
  [Input, byInput],
  [Select, byInput],
  [Checkbox, byInput],
  [Switch, byInput],
  [MaterialValueSelector, byInput],
  [FormControlLabel, (name: string, { control }) => ({ control: cloneElement(control, byInput(name)) })],
]);
