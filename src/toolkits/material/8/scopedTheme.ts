import { createTheme } from 'samples-next/kits/mui';
import { once } from '../../once';
import { inScope, scope } from '../inScope';
import { themeOptions } from '../theme';

/** MUI's theme with its colours as CSS variables, dark ones where the site is dark; made when it is first drawn with. */
export const scopedTheme = once(() =>
  createTheme({
    ...themeOptions,
    cssVariables: { rootSelector: scope, colorSchemeSelector: `[data-theme="%s"] ${scope}` },
    colorSchemes: { light: true, dark: true },
    components: {
      ...themeOptions.components,
      MuiModal: { defaultProps: inScope },
      MuiPopover: { defaultProps: inScope },
    },
  }),
);
