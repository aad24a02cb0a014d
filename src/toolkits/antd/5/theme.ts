import { theme } from 'antd';
import { themesOf } from '../theme';

/** The class that antd's variables are set on. */
export const cssVarClass = 'toolkit-antd';

export const themes = themesOf(theme, cssVarClass);
