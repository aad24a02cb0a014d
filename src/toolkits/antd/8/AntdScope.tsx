import { ConfigProvider } from 'samples-next/kits/antd';
import { scopeOf } from '../../adapter';
import { steadyScope } from '../../steadyScope';
import { themes } from './theme';
import '../styles.css';

/** No page is rendered ahead with it, so antd writes its styles in the browser alone. */
export const AntdScope = steadyScope(({ colorMode, children }) => (
  <ConfigProvider
    theme={themes[colorMode]}
    getPopupContainer={(trigger?: HTMLElement) => scopeOf(trigger ?? document.body)}
  >
    {children}
  </ConfigProvider>
));
