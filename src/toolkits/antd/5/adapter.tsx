import { adapterOf } from '../../adapter';
import { AntdScope } from '../AntdScope';
import { toolkit } from '../toolkit';
import { antdControls } from './controls';

export const antd = adapterOf('antd', '5', toolkit, { controlElements: antdControls }, AntdScope);
