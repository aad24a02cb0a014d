import { type ThemeConfig, theme } from 'antd';
import type { ColorMode } from '../adapter';

/** The class that antd's variables are set on. */
export const cssVarClass = 'toolkit-antd';

/**
 * antd's own algorithms, with colours that pass the contrast of WCAG AA where antd's do not: a blue for white text, a
 * switch that is off, and what a list shows while it is open. Without motion: where the visitor wants none, the site
 * ends every animation at once, and a closing list would miss its end.
 */
export const themeOf = (mode: ColorMode): ThemeConfig => ({
  algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
  cssVar: { key: cssVarClass },
  components: {
    Select: { colorTextPlaceholder: mode === 'dark' ? '#a6a6a6' : '#595959' },
    Switch: { colorTextQuaternary: '#6b6b6b', colorTextTertiary: '#5c5c5c' },
  },
  token: { colorPrimary: '#0958d9', fontFamily: 'inherit', motion: false },
});
