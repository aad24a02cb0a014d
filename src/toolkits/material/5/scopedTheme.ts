import { createTheme, experimental_extendTheme as extendTheme } from '@mui/material/styles';
import { once } from '../../once';
import { inScope, scope } from '../inScope';
import { themeOptions } from '../theme';

/**
 * MUI's theme with its colours as CSS variables, so that the same HTML is right in light and in dark before any script
 * runs. MUI's own `CssVarsProvider` is not used: it would write `<html>`'s attributes and a storage key of its own. It is made
 * when it is drawn with: a phone is busy for 40 ms with it, and for as long with the scripts before.
 */
export const scopedTheme = once(() => {
  const extended = extendTheme({
    cssVarPrefix: 'mui',
    ...themeOptions,
    components: {
      ...themeOptions.components,
      MuiModal: { defaultProps: inScope },
      MuiPopover: { defaultProps: inScope },
    },
  });
  /** MUI mixes this in where it reads a colour without its variable, which no control of the builder does. */
  const { palette } = extended.colorSchemes.light;
  return {
    theme: {
      ...extended,
      palette: { ...createTheme().palette, ...palette },
      getColorSchemeSelector: (mode: 'light' | 'dark') => `[data-theme="${mode}"] ${scope} &`,
    },
    /** The variables of both palettes, dark ones where the site is dark. */
    variables: {
      [scope]: {
        ...extended.generateCssVars().css,
        ...extended.generateCssVars('light').css,
        color: 'var(--mui-palette-text-primary)',
      },
      [`[data-theme="dark"] ${scope}`]: extended.generateCssVars('dark').css,
    },
  };
});
