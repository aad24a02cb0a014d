import { theme } from 'samples-next/kits/antd';
import { themesOf } from '../theme';

/** antd's variables are set on a class of its own, so that another version on the page has others. */
export const themes = themesOf(theme, 'toolkit-antd-6');
