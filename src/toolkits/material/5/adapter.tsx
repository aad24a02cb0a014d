import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { QueryBuilderMaterial } from '@react-querybuilder/material';
import { pinned, type ToolkitAdapter } from '../../adapter';
import { EmotionStyles } from '../../EmotionStyles';
import { scopedTheme, variables } from '../scopedTheme';
import { toolkit } from '../toolkit';
import { materialControls } from './controls';
import { muiComponents } from './muiComponents';
import '../styles.css';

export const material: ToolkitAdapter = {
  id: 'material',
  release: '5',
  Provider: ({ children }) => (
    <EmotionStyles>
      <ThemeProvider theme={scopedTheme}>
        <GlobalStyles styles={variables} />
        <QueryBuilderMaterial muiComponents={muiComponents}>{children}</QueryBuilderMaterial>
      </ThemeProvider>
    </EmotionStyles>
  ),
  controls: { controlElements: materialControls },
  packages: pinned(toolkit, '5'),
};
