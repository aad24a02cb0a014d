import { adapterOf } from '../../8/adapterOf';
import { toolkit } from '../toolkit';
import { AntdScope } from './AntdScope';
import { antdControls } from './controls';

export const adapter = adapterOf('antd', '8', toolkit, { controlElements: antdControls }, AntdScope);
