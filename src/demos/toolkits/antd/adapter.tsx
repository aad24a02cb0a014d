import { AntDValueSelector, antdControlElements } from '@react-querybuilder/antd';
import { byLabel, nameControls } from '@site/src/components/namedControls';
import { Button, Checkbox, ConfigProvider, DatePicker, Input, Radio, Select, Switch, TimePicker } from 'antd';
import { useState } from 'react';
import { type ProviderProps, pinned, scopeOf, type ToolkitAdapter } from '../adapter';
import { AntdEditor } from './AntdEditor';
import { serverStyles } from './serverStyles';
import { themeOf } from './theme';
import './styles.css';

const Themed = ({ colorMode, children }: ProviderProps) => (
  <ConfigProvider theme={themeOf(colorMode)} getPopupContainer={(trigger) => scopeOf(trigger ?? document.body)}>
    {children}
  </ConfigProvider>
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

export const antd: ToolkitAdapter = {
  id: 'antd',
  Provider: AntdScope,
  controls: {
    controlElements: nameControls({ ...antdControlElements, valueEditor: AntdEditor }, [
      [AntDValueSelector, byLabelAtFullHeight],
      [Button, byLabel],
      [Checkbox, byLabel],
      [DatePicker, byLabel],
      [DatePicker.RangePicker, byLabel],
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
