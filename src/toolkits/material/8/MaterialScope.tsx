import type { ReactNode } from 'react';
import { GlobalStyles, ThemeProvider } from 'samples-next/kits/mui';
import { EmotionStyles } from '../../EmotionStyles';
import { scope } from '../inScope';
import { scopedTheme } from './scopedTheme';

const text = { [scope]: { color: 'var(--mui-palette-text-primary)' } };

/**
 * What is in it is drawn with MUI's theme, whose styles and variables reach nothing else. The mode is the site's: MUI gets
 * no storage and no element to write its own to.
 */
export function MaterialScope({ children }: { children: ReactNode }) {
  return (
    <EmotionStyles>
      <ThemeProvider theme={scopedTheme()} storageManager={null} colorSchemeNode={null} disableNestedContext noSsr>
        <GlobalStyles styles={text} />
        {children}
      </ThemeProvider>
    </EmotionStyles>
  );
}
