import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { QueryBuilderMaterial } from 'samples-next/companions/material';
import { controlsOf8, pinned, type ToolkitAdapter } from '../../adapter';
import { EmotionStyles } from '../../EmotionStyles';
import { scopedTheme, variables } from '../scopedTheme';
import { toolkit } from '../toolkit';
import { materialControls } from './controls';
import '../styles.css';

export const adapter: ToolkitAdapter = {
  id: 'material',
  release: '8',
  Provider: ({ children }) => (
    <EmotionStyles>
      <ThemeProvider theme={scopedTheme}>
        <GlobalStyles styles={variables} />
        <QueryBuilderMaterial>{children}</QueryBuilderMaterial>
      </ThemeProvider>
    </EmotionStyles>
  ),
  controls: controlsOf8({ controlElements: materialControls }),
  packages: pinned(toolkit, '8'),
};
