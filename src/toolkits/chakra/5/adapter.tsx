import { ColorModeContext, type ColorModeContextType } from '@chakra-ui/react';
import { Global, ThemeProvider } from '@emotion/react';
import { useMemo } from 'react';
import { type ProviderProps, pinned, type ToolkitAdapter } from '../../adapter';
import { EmotionStyles } from '../../EmotionStyles';
import { scopedTheme, variables } from '../scopedTheme';
import { toolkit } from '../toolkit';
import { chakraControls } from './controls';
import '../reset.css';
import '../styles.css';

/**
 * Chakra without `ChakraProvider`, which resets `html` and `body`, sets `data-theme` and a class on them, and keeps a
 * colour mode of its own in the visitor's storage. The colour mode is the site's.
 */
function ChakraScope({ colorMode, children }: ProviderProps) {
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

export const chakra: ToolkitAdapter = {
  id: 'chakra',
  release: '5',
  Provider: ChakraScope,
  controls: { controlElements: chakraControls },
  packages: pinned(toolkit, '5'),
};
