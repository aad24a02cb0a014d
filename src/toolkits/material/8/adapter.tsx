import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { QueryBuilderMaterial } from 'samples-next/companions/material';
import { pinned, type ToolkitAdapter } from '../../adapter';
import { EmotionStyles } from '../../EmotionStyles';
import { scopedTheme, variables } from '../scopedTheme';
import { toolkit } from '../toolkit';
import { materialControls } from './controls';
import { muiComponents } from './muiComponents';
import '../styles.css';

export const adapter: ToolkitAdapter<'8'> = {
  id: 'material',
  release: '8',
  Provider: ({ children }) => (
    <EmotionStyles>
      <ThemeProvider theme={scopedTheme}>
        <GlobalStyles styles={variables} />
        <QueryBuilderMaterial muiComponents={muiComponents}>{children}</QueryBuilderMaterial>
      </ThemeProvider>
    </EmotionStyles>
  ),
  controls: { controlElements: materialControls },
  packages: pinned(toolkit, '8'),
};
