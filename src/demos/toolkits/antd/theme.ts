import { type ThemeConfig, theme } from 'antd';
import type { ColorMode } from '../adapter';

/** The class that antd's variables are set on. */
export const cssVarClass = 'toolkit-antd';

/** antd's own algorithms, on a blue that passes the contrast of WCAG AA with white text. */
export const themeOf = (mode: ColorMode): ThemeConfig => ({
  algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
  cssVar: { key: cssVarClass },
  // White text on a switch that is off is unreadable on antd's own grey.
  components: { Switch: { colorTextQuaternary: '#6b6b6b', colorTextTertiary: '#5c5c5c' } },
  token: { colorPrimary: '#0958d9', fontFamily: 'inherit' },
});
