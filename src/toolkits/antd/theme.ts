import { type ThemeConfig, theme } from 'antd';
import type { ColorMode } from '../adapter';

/** The class that antd's variables are set on. */
export const cssVarClass = 'toolkit-antd';

/** The faintest text that can be read on every ground of the builder. */
const faint: Record<ColorMode, string> = { light: '#595959', dark: '#bfbfbf' };

/**
 * antd's own algorithms, with colours that pass the contrast of WCAG AA where antd's do not: a blue for white text, a
 * switch that is off, what a list shows while it is open, what is disabled, and the days of other months. Without
 * motion: where the visitor wants none, the site ends every animation at once, and a closing list would miss its end.
 */
const themeOf = (mode: ColorMode): ThemeConfig => ({
  algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
  cssVar: { key: cssVarClass },
  components: {
    Select: { colorTextPlaceholder: faint[mode] },
    Switch: { colorTextQuaternary: '#6b6b6b', colorTextTertiary: '#5c5c5c' },
  },
  token: { colorPrimary: '#0958d9', colorTextDisabled: faint[mode], fontFamily: 'inherit', motion: false },
});

export const themes: Record<ColorMode, ThemeConfig> = { light: themeOf('light'), dark: themeOf('dark') };
