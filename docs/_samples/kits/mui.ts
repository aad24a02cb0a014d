// The only door into this line's MUI for code outside the line.
export { default as GlobalStyles } from '@mui/material/GlobalStyles';
export { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  /** Colours of themes are CSS variables. */
  interface CssThemeVariables {
    enabled: true;
  }
}
