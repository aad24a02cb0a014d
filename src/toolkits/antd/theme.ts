import { type ThemeConfig, theme } from 'antd';

/** The class that antd's variables are set on. */
export const cssVarClass = 'toolkit-antd';

/** Colours by mode: of buttons and of what is chosen, of the same under the pointer, and the faintest text. */
const colours = {
  light: { primary: '#0958d9', hovered: '#003eb3', faint: '#595959' },
  dark: { primary: '#2f74f0', hovered: '#1f52ad', faint: '#bfbfbf' },
};

/**
 * antd's own algorithms, with colours that pass WCAG AA where antd's do not: a blue for white text that stands out from
 * the ground, the edges of controls, a switch that is off, what a list shows while it is open, what is disabled, and the
 * days of other months. Without motion: where the visitor wants none, the site ends every animation at once, and a
 * closing list would miss its end.
 */
const themeOf = (mode: 'light' | 'dark'): ThemeConfig => ({
  algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
  cssVar: { key: cssVarClass },
  components: {
    Select: { colorTextPlaceholder: colours[mode].faint },
    Switch: { colorTextQuaternary: '#6b6b6b', colorTextTertiary: '#5c5c5c' },
  },
  token: {
    colorBorder: '#7f7f7f',
    colorPrimary: colours[mode].primary,
    colorPrimaryHover: colours[mode].hovered,
    colorTextDisabled: colours[mode].faint,
    fontFamily: 'inherit',
    motion: false,
  },
});

export const themes = { light: themeOf('light'), dark: themeOf('dark') };
