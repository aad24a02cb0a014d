import { createTheme } from 'samples-next/kits/mui';
import { inScope, scope } from '../inScope';
import { themeOptions } from '../theme';

/** MUI's theme with its colours as CSS variables, dark ones where the site is dark. */
const makeTheme = () =>
  createTheme({
    ...themeOptions,
    cssVariables: { rootSelector: scope, colorSchemeSelector: `[data-theme="%s"] ${scope}` },
    colorSchemes: { light: true, dark: true },
    components: {
      ...themeOptions.components,
      MuiModal: { defaultProps: inScope },
      MuiPopover: { defaultProps: inScope },
    },
  });

let made: ReturnType<typeof makeTheme> | undefined;

/** The theme, made when it is first drawn with. */
export function scopedTheme() {
  made ??= makeTheme();
  return made;
}
