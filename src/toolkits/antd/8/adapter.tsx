import { adapterOf } from '../../adapter';
import { AntdScope } from '../AntdScope';
import { toolkit } from '../toolkit';
import { antdControls } from './controls';

export const adapter = adapterOf('antd', '8', toolkit, { controlElements: antdControls }, AntdScope);
