import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { EmotionStyles } from '../../EmotionStyles';
import { scopedTheme } from './scopedTheme';

/** What is in it is drawn with MUI's theme, whose styles and variables reach nothing else. */
export function MaterialScope({ children }: { children: ReactNode }) {
  const { theme, variables } = scopedTheme();
  return (
    <EmotionStyles>
      <ThemeProvider theme={theme}>
        <GlobalStyles styles={variables} />
        {children}
      </ThemeProvider>
    </EmotionStyles>
  );
}
