import { pinned, type ToolkitAdapter } from '../../adapter';
import { AntdScope } from '../AntdScope';
import { toolkit } from '../toolkit';
import { antdControls } from './controls';

export const adapter: ToolkitAdapter<'8'> = {
  id: 'antd',
  release: '8',
  Provider: AntdScope,
  controls: { controlElements: antdControls },
  packages: pinned(toolkit, '8'),
};
