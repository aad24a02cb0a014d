import {
  Button,
  Checkbox,
  ColorModeContext,
  type ColorModeContextType,
  IconButton,
  Input,
  RadioGroup,
  Select,
  Switch,
  Textarea,
} from '@chakra-ui/react';
import { Global, ThemeProvider } from '@emotion/react';
import { ChakraValueSelector, chakraControlElements } from '@react-querybuilder/chakra';
import { byLabel, nameControls } from '@site/src/components/namedControls';
import { useMemo } from 'react';
import { type ProviderProps, pinned, type ToolkitAdapter } from '../adapter';
import { EmotionStyles } from '../EmotionStyles';
import { theme, variables } from './theme';
import './styles.css';

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
      <ThemeProvider theme={theme}>
        <Global styles={variables} />
        <ColorModeContext.Provider value={mode}>{children}</ColorModeContext.Provider>
      </ThemeProvider>
    </EmotionStyles>
  );
}

export const chakra: ToolkitAdapter = {
  id: 'chakra',
  Provider: ChakraScope,
  controls: {
    controlElements: nameControls(chakraControlElements, [
      [Button, byLabel],
      [Checkbox, byLabel],
      [IconButton, byLabel],
      [Input, byLabel],
      [RadioGroup, byLabel],
      [Select, byLabel],
      [Switch, byLabel],
      [Textarea, byLabel],
      [ChakraValueSelector, byLabel],
    ]),
  },
  packages: pinned(
    '@react-querybuilder/chakra',
    '@chakra-ui/react',
    '@chakra-ui/icons',
    '@chakra-ui/system',
    '@emotion/react',
    '@emotion/styled',
    'framer-motion',
  ),
};
