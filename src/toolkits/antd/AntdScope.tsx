import { Style } from '@site/src/components/Style';
import { ConfigProvider } from 'antd';
import { createContext, memo, type ReactNode, useContext, useState } from 'react';
import { type ProviderProps, scopeOf } from '../adapter';
import { serverStyles } from './serverStyles';
import { themes } from './theme';
import './styles.css';

const popupContainer = (trigger?: HTMLElement) => scopeOf(trigger ?? document.body);

const BuilderContext = createContext<ReactNode>(null);
const BuilderSlot = () => <>{useContext(BuilderContext)}</>;

/** Rendered for a new colour mode only: at each render antd's provider renders every control that can move. */
const SteadyTheme = memo(function SteadyTheme({ colorMode }: Pick<ProviderProps, 'colorMode'>) {
  return (
    <ConfigProvider theme={themes[colorMode]} getPopupContainer={popupContainer}>
      <BuilderSlot />
    </ConfigProvider>
  );
});

const Themed = ({ colorMode, children }: ProviderProps) => (
  <BuilderContext.Provider value={children}>
    <SteadyTheme colorMode={colorMode} />
  </BuilderContext.Provider>
);

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
