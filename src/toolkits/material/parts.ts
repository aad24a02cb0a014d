import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import RadioGroup from '@mui/material/RadioGroup';
import Select from '@mui/material/Select';
import Switch from '@mui/material/Switch';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import { cloneElement } from 'react';
import { byLabel, type NamedPart } from '../nameControls';

export const byInput = (name: string) => ({ inputProps: { 'aria-label': name } });

/** MUI's components that stand for controls, each with the way it takes its name. */
export const materialParts: NamedPart[] = [
  [Button, byLabel],
  [TextareaAutosize, byLabel],
  [RadioGroup, byLabel],
  [Select, byInput],
  [Checkbox, byInput],
  [Switch, byInput],
  [FormControlLabel, (name, { control }) => ({ control: cloneElement(control, byInput(name)) })],
];
