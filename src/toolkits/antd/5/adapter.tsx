import { adapterOf } from '../../adapter';
import { toolkit } from '../toolkit';
import { AntdScope } from './AntdScope';
import { antdControls } from './controls';

export const antd = adapterOf('antd', '5', toolkit, { controlElements: antdControls }, AntdScope);
