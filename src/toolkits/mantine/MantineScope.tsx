import { MantineProvider } from '@mantine/core';
import { steadyScope } from '../steadyScope';
import { theme } from './theme';

const nothing = () => {};
/** In the place of Mantine's own, which keeps a colour mode in the visitor's storage. */
const siteColorMode = {
  get: (mode: 'light' | 'dark' | 'auto') => mode,
  set: nothing,
  subscribe: nothing,
  unsubscribe: nothing,
  clear: nothing,
};

/**
 * Mantine without its variables and attributes on `<html>`: both palettes are in the stylesheets, and the site's own
 * `data-theme` chooses.
 */
export const MantineScope = steadyScope(({ colorMode, children }) => (
  <MantineProvider
    theme={theme}
    forceColorScheme={colorMode}
    colorSchemeManager={siteColorMode}
    getRootElement={() => undefined}
    withCssVariables={false}
    withGlobalClasses={false}
  >
    {children}
  </MantineProvider>
));
