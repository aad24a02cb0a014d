import { adapterOf } from '../../8/adapterOf';
import { ReactAriaScope } from '../ReactAriaScope';
import { toolkit } from '../toolkit';
import { reactAriaControls } from './controls';
import '../styles.css';

export const adapter = adapterOf('react-aria', '8', toolkit, { controlElements: reactAriaControls }, ReactAriaScope);
