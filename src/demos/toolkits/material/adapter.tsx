import DragIndicator from '@mui/icons-material/DragIndicator';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import GlobalStyles from '@mui/material/GlobalStyles';
import Input from '@mui/material/Input';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Select from '@mui/material/Select';
import Switch from '@mui/material/Switch';
import { ThemeProvider } from '@mui/material/styles';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import { MaterialValueSelector, materialControlElements, QueryBuilderMaterial } from '@react-querybuilder/material';
import { byLabel, nameControls } from '@site/src/components/namedControls';
import { cloneElement } from 'react';
import { pinned, type ToolkitAdapter } from '../adapter';
import { EmotionStyles } from '../EmotionStyles';
import { theme, variables } from './theme';
import './styles.css';

/** Without these the companion loads a copy of MUI that it carries itself, after the first render. */
const muiComponents = {
  Button,
  Checkbox,
  DragIndicator,
  FormControl,
  FormControlLabel,
  Input,
  ListSubheader,
  MenuItem,
  Radio,
  RadioGroup,
  Select,
  Switch,
  TextareaAutosize,
};

const byInput = (name: string) => ({ inputProps: { 'aria-label': name } });

export const material: ToolkitAdapter = {
  id: 'material',
  Provider: ({ children }) => (
    <EmotionStyles>
      <ThemeProvider theme={theme}>
        <GlobalStyles styles={variables} />
        <QueryBuilderMaterial muiComponents={muiComponents}>{children}</QueryBuilderMaterial>
      </ThemeProvider>
    </EmotionStyles>
  ),
  controls: {
    controlElements: nameControls(materialControlElements, [
      [Button, byLabel],
      [TextareaAutosize, byLabel],
      [RadioGroup, byLabel],
      [Input, byInput],
      [Select, byInput],
      [Checkbox, byInput],
      [Switch, byInput],
      [MaterialValueSelector, byInput],
      [FormControlLabel, (name: string, { control }) => ({ control: cloneElement(control, byInput(name)) })],
    ]),
  },
  packages: pinned(
    '@react-querybuilder/material',
    '@mui/material',
    '@mui/icons-material',
    '@emotion/react',
    '@emotion/styled',
  ),
};
