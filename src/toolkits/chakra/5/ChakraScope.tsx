import { ColorModeContext, type ColorModeContextType } from '@chakra-ui/react';
import { Global, ThemeProvider } from '@emotion/react';
import { useMemo } from 'react';
import type { ProviderProps } from '../../adapter';
import { EmotionStyles } from '../../EmotionStyles';
import { scopedTheme, variables } from './scopedTheme';
import './reset.css';
import './styles.css';

/**
 * Chakra without `ChakraProvider`, which resets `html` and `body`, sets `data-theme` and a class on them, and keeps a
 * colour mode of its own in the visitor's storage. The colour mode is the site's.
 */
export function ChakraScope({ colorMode, children }: ProviderProps) {
  const mode = useMemo<ColorModeContextType>(
    () => ({ colorMode, forced: false, setColorMode: () => {}, toggleColorMode: () => {} }),
    [colorMode],
  );
  return (
    <EmotionStyles>
      <ThemeProvider theme={scopedTheme}>
        <Global styles={variables} />
        <ColorModeContext.Provider value={mode}>{children}</ColorModeContext.Provider>
      </ThemeProvider>
    </EmotionStyles>
  );
}
