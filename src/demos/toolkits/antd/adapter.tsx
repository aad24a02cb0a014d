import { CloseCircleFilled } from '@ant-design/icons';
import { AntDValueSelector, antdControlElements } from '@react-querybuilder/antd';
import { byLabel, nameControls } from '@site/src/components/namedControls';
import { Button, Checkbox, ConfigProvider, DatePicker, Input, Radio, Select, Switch, TimePicker } from 'antd';
import { createContext, memo, type ReactNode, useContext, useState } from 'react';
import { type ProviderProps, pinned, scopeOf, type ToolkitAdapter } from '../adapter';
import { AntdEditor } from './AntdEditor';
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
function AntdScope({ colorMode, children }: ProviderProps) {
  const [styles] = useState(() => serverStyles?.((mode) => <Themed colorMode={mode}>{children}</Themed>) ?? '');
  return (
    <>
      <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
      <Themed colorMode={colorMode}>{children}</Themed>
    </>
  );
}

/** A list that shows all its options, because one that scrolls by itself cannot be reached by keyboard. */
const byLabelAtFullHeight = (name: string) => ({ ...byLabel(name, {}), listHeight: 640 });

/** A calendar, and the button inside of it that empties it, which antd names after its icon. */
const byLabelWithClear = (name: string) => ({
  ...byLabel(name, {}),
  allowClear: { clearIcon: <CloseCircleFilled aria-label={`Clear ${name.toLowerCase()}`} /> },
});

export const antd: ToolkitAdapter = {
  id: 'antd',
  Provider: AntdScope,
  controls: {
    controlElements: nameControls({ ...antdControlElements, valueEditor: AntdEditor }, [
      [AntDValueSelector, byLabelAtFullHeight],
      [Button, byLabel],
      [Checkbox, byLabel],
      [DatePicker, byLabelWithClear],
      [DatePicker.RangePicker, byLabelWithClear],
      [Input, byLabel],
      [Input.TextArea, byLabel],
      [Radio.Group, (name) => ({ role: 'radiogroup', 'aria-label': name })],
      [Select, byLabelAtFullHeight],
      // The companion writes "=" on a switch that is off.
      [Switch, (name, { checkedChildren }) => ({ 'aria-label': name, unCheckedChildren: checkedChildren })],
      [TimePicker, byLabel],
    ]),
  },
  packages: pinned('@react-querybuilder/antd', 'antd', '@ant-design/icons'),
};
