import { adapterOf } from '../../8/adapterOf';
import { namedControls } from '../../8/namedControls';
import { toolkit } from '../toolkit';
import '../styles.css';

/** Release 8 without a toolkit: native form controls, styled by the site. */
export const adapter = adapterOf('default', '8', toolkit, { controlElements: namedControls });
