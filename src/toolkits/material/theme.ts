import type { ThemeOptions } from '@mui/material/styles';

/** Settings of MUI's theme: the page's font, small buttons, and edges of controls that pass WCAG AA in both modes. */
export const themeOptions = {
  typography: { fontFamily: 'inherit' },
  components: {
    MuiButton: { styleOverrides: { root: { minWidth: 0, textTransform: 'none' } } },
    MuiInput: {
      styleOverrides: {
        root: {
          '&:not(.Mui-disabled)::before': { borderBottomColor: 'currentColor', opacity: 0.65 },
          '&.Mui-disabled::before': { opacity: 0.6 },
        },
      },
    },
    MuiSwitch: {
      styleOverrides: {
        track: { opacity: 0.6 },
        switchBase: { '&.Mui-checked:not(.Mui-disabled) + .MuiSwitch-track': { opacity: 0.9 } },
      },
    },
  },
} satisfies ThemeOptions;
