import { pinned, type ToolkitAdapter } from '../../adapter';
import { AntdScope } from '../AntdScope';
import { toolkit } from '../toolkit';
import { antdControls } from './controls';

export const antd: ToolkitAdapter = {
  id: 'antd',
  release: '5',
  Provider: AntdScope,
  controls: { controlElements: antdControls },
  packages: pinned(toolkit, '5'),
};
