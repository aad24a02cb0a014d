import { controlsOf8, pinned, type ToolkitAdapter } from '../../adapter';
import { AntdScope } from '../AntdScope';
import { toolkit } from '../toolkit';
import { antdControls } from './controls';

export const adapter: ToolkitAdapter = {
  id: 'antd',
  release: '8',
  Provider: AntdScope,
  controls: controlsOf8({ controlElements: antdControls }),
  packages: pinned(toolkit, '8'),
};
