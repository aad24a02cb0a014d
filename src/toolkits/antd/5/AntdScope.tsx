import { Style } from '@site/src/ui/Style';
import { ConfigProvider } from 'antd';
import { useState } from 'react';
import { type ProviderProps, scopeOf } from '../../adapter';
import { steadyScope } from '../../steadyScope';
import { serverStyles } from './serverStyles';
import { themes } from './theme';
import '../styles.css';

const popupContainer = (trigger?: HTMLElement) => scopeOf(trigger ?? document.body);

const Themed = steadyScope(({ colorMode, children }) => (
  <ConfigProvider theme={themes[colorMode]} getPopupContainer={popupContainer}>
    {children}
  </ConfigProvider>
));

/** On the server the styles stand before the builder; the browser keeps that element as it is, and antd adds its own. */
export function AntdScope({ colorMode, children }: ProviderProps) {
  const [styles] = useState(() => serverStyles?.((mode) => <Themed colorMode={mode}>{children}</Themed>) ?? '');
  return (
    <>
      <Style>{styles}</Style>
      <Themed colorMode={colorMode}>{children}</Themed>
    </>
  );
}
